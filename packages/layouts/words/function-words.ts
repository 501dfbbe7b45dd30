import { englishFunctionWords, type FunctionWords } from "./english.ts";

/** Words that join others, by language. Arabic and Hebrew write "and" as a part of the next word. */
export const functionWords: Readonly<Record<string, FunctionWords>> = {
  en: englishFunctionWords,
  de: [
    "und oder sowie bzw &",
    "für in im mit mitten aus bei beim von vom seit nach vor ohne zwischen an am auf über rund zum zur durch jeden jede jedes wenn weil damit wo",
    "der die das den dem des ein eine einen einem einer eines mein meine unser unsere unserem ihr ihre zu als wie um dass",
  ],
  fr: [
    "et ou &",
    "pour en dans avec sur chez depuis sans près entre par chaque quand lorsque si parce où",
    "le la les l un une des du de d à au aux mon ma mes notre nos votre vos que qui",
  ],
  it: [
    "e ed o oppure &",
    "per in nel nella nei nelle con da dal dalla su sul sulla senza tra fra presso ogni quando se perché dove",
    "il lo la i gli le un uno una di del della dei delle a al alla ai che mio nostra nostro nostri",
  ],
  es: [
    "y e o u &",
    "para en con desde por sin sobre entre cada cuando si porque donde",
    "el la los las un una unos de del a al que mi mis nuestro nuestra nuestros su sus",
  ],
  pt: [
    "e ou &",
    "para em no na nos nas com desde por pelo pela sem sobre entre cada quando se porque onde",
    "o a os as um uma de do da dos das ao à que meu minha nosso nossa",
  ],
  nl: [
    "en of &",
    "voor in met uit bij sinds zonder tussen op aan vanaf door elke wanneer als omdat waar",
    "de het een van te naar mijn onze ons uw die dat om",
  ],
  pl: [
    "i oraz lub albo a &",
    "dla w we z ze od na bez u przy między przez każdego gdy kiedy jeśli",
    "do o po nasz nasze który",
  ],
  cs: [
    "a i nebo či &",
    "pro v ve s se z ze od na bez u při mezi každý když pokud protože kde",
    "do o k ke po náš naše který",
  ],
  sv: [
    "och eller samt &",
    "för i med från hos sedan utan på mellan vid varje när om eftersom där",
    "en ett den det de av till att vår våra min som",
  ],
  da: [
    "og eller samt &",
    "for i med fra hos siden uden på mellem ved hver når hvis fordi hvor",
    "en et den det de af til at vores min som",
  ],
  fi: ["ja tai sekä eli &", "ilman ennen lähellä kun jos koska", "joka jotka kuin"],
  tr: ["ve veya ile &", "", "bir bu her en çok"],
  uk: [
    "і й та або чи &",
    "для в у з із зі від на без біля при між щодня коли якщо де",
    "до о по наш наші що який",
  ],
  ar: ["أو و", "في من مع على عن لدى منذ بدون قرب كل عندما حين إذا", "إلى التي الذي أن"],
  he: ["או", "עם מאז ללא בלי ליד בין כל כאשר כש אם", "את של על אל"],
};
