import Foundation
import Narration

/// What a voice says to introduce itself.
enum SampleText {
    /// A sentence or two in the language; where there is none, the language's own name and numbers. Not every voice of
    /// espeak-ng knows numbers.
    static func text(for language: LanguageTag) -> String {
        if let sentence = sentences[language.language] { return sentence }
        let code = language.language
        let name = Locale(identifier: code).localizedString(forLanguageCode: code) ?? "La, la, la"
        return "\(name), \(name), \(name). 1, 2, 3, 4, 5."
    }

    private static let sentences = [
        "ar": "هكذا أبدو حين أقرأ عليك مقالا. هل يعجبك صوتي؟",
        "bg": "Така звуча, когато чета статия на глас. Харесва ли ви гласът ми?",
        "ca": "Així sono quan llegeixo un article en veu alta. T'agrada la meva veu?",
        "cmn": "我朗读文章的时候，声音就是这样的。你喜欢吗？",
        "cs": "Takhle zním, když čtu článek nahlas. Líbí se vám můj hlas?",
        "da": "Sådan lyder jeg, når jeg læser en artikel højt. Kan du lide min stemme?",
        "de": "So klinge ich, wenn ich einen Artikel vorlese. Gefällt Ihnen meine Stimme?",
        "el": "Έτσι ακούγομαι όταν διαβάζω ένα άρθρο. Σας αρέσει η φωνή μου;",
        "en": "This is how I sound when I read an article to you. Do you like my voice?",
        "eo": "Tiel mi sonas, kiam mi voĉlegas artikolon. Ĉu mia voĉo plaĉas al vi?",
        "es": "Así sueno cuando leo un artículo en voz alta. ¿Le gusta mi voz?",
        "et": "Nii ma kõlan, kui loen artiklit ette. Kas mu hääl meeldib sulle?",
        "fi": "Tältä kuulostan, kun luen artikkelin ääneen. Pidätkö äänestäni?",
        "fr": "Voilà comment je lis un article à voix haute. Ma voix vous plaît-elle ?",
        "he": "כך אני נשמע כשאני מקריא מאמר. האם הקול שלי מוצא חן בעיניך?",
        "hr": "Ovako zvučim kad čitam članak naglas. Sviđa li vam se moj glas?",
        "hu": "Így hangzom, amikor felolvasok egy cikket. Tetszik a hangom?",
        "id": "Beginilah suara saya saat membacakan artikel. Apakah Anda suka suara saya?",
        "it": "Ecco come suono quando leggo un articolo ad alta voce. Le piace la mia voce?",
        "ja": "記事を読み上げるときは、こんな声です。いかがですか。",
        "ko": "기사를 읽어 드릴 때 제 목소리는 이렇습니다. 마음에 드세요?",
        "nb": "Slik høres jeg ut når jeg leser en artikkel. Liker du stemmen min?",
        "nl": "Zo klink ik als ik een artikel voorlees. Vindt u mijn stem prettig?",
        "no": "Slik høres jeg ut når jeg leser en artikkel. Liker du stemmen min?",
        "pl": "Tak brzmię, kiedy czytam artykuł na głos. Czy podoba się państwu mój głos?",
        "pt": "É assim que eu leio um artigo em voz alta. Gosta da minha voz?",
        "ro": "Așa sun când citesc un articol cu voce tare. Vă place vocea mea?",
        "ru": "Так я звучу, когда читаю статью вслух. Вам нравится мой голос?",
        "sk": "Takto zniem, keď čítam článok nahlas. Páči sa vám môj hlas?",
        "sl": "Tako zvenim, ko berem članek na glas. Vam je moj glas všeč?",
        "sr": "Овако звучим кад читам чланак наглас. Да ли вам се свиђа мој глас?",
        "sv": "Så här låter jag när jag läser en artikel. Tycker du om min röst?",
        "tr": "Bir makaleyi sesli okurken böyle konuşuyorum. Sesimi beğendiniz mi?",
        "uk": "Так я звучу, коли читаю статтю вголос. Вам подобається мій голос?",
        "vi": "Đây là giọng của tôi khi đọc một bài báo. Bạn có thích giọng này không?",
        "zh": "我朗读文章的时候，声音就是这样的。你喜欢吗？",
    ]
}
