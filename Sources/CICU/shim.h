#pragma once
// ICU renames every symbol with its version (ubrk_open_72): Swift reaches it only through functions of ours.
#include <unicode/ubrk.h>
#include <unicode/ucsdet.h>
#include <unicode/ucnv.h>
