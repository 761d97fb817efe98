"""Listens to speech with an offline recogniser, for the tests.

    listen.py recognise           raw 16-bit mono samples at 16 kHz on standard input, the words on standard output
    listen.py align "the words"   the same, and where each word starts, as JSON: [["the", 0.12], ...]

Recognition wants a moment of silence at both ends, so a quarter of a second is added and taken off the times again.
"""

import json
import sys

from pocketsphinx import Decoder

RATE = 16000
EDGE = RATE // 4
FRAMES_PER_SECOND = 100


def decode(decoder, samples):
    silence = bytes(2 * EDGE)
    decoder.start_utt()
    decoder.process_raw(silence + samples + silence, full_utt=True)
    decoder.end_utt()


def main():
    mode = sys.argv[1]
    samples = sys.stdin.buffer.read()
    decoder = Decoder(samprate=RATE, loglevel="FATAL")
    if mode == "recognise":
        decode(decoder, samples)
        hypothesis = decoder.hyp()
        print(hypothesis.hypstr if hypothesis else "")
        return
    decoder.set_align_text(sys.argv[2])
    decode(decoder, samples)
    starts = [
        (segment.word.split("(")[0], segment.start_frame / FRAMES_PER_SECOND - EDGE / RATE)
        for segment in decoder.seg()
        if not segment.word.startswith(("<", "[", "("))
    ]
    print(json.dumps(starts))


main()
