/**
 * Letters of other scripts in Latin ones, in pairs, as road signs and passports write them. Ours rather than
 * a library: those have ten thousand letters in 40 kB, and know no Hebrew.
 */
export const letters =
  // Cyrillic: Russian, with the letters that Ukrainian, Belarusian, Serbian and Macedonian have besides
  "а a б b в v г g д d е e ё yo ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ъ _ ы y ь _ э e ю yu я ya і i ї i є ye ґ g ў w ђ dj ј j љ lj њ nj ћ c џ dz ѓ g ќ k ѕ dz " +
  // Greek
  "ου ou ού ou αυ av αύ av ευ ev εύ ev ά a έ e ή i ί i ό o ύ y ώ o ϊ i ΐ i ϋ y ΰ y α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o " +
  // Arabic, Persian and Urdu, which write no short vowels
  "ا a أ a إ i آ a ٱ a ب b ت t ث th ج j ح h خ kh د d ذ dh ر r ز z س s ش sh ص s ض d ط t ظ z ع a غ gh ف f ق q ك k ک k ل l م m ن n ه h ة a و w ي y ی y ى a ئ y ؤ w ء _ پ p چ ch ژ zh گ g ٹ t ڈ d ڑ r ں n ہ h ھ h ے e ۓ e ۀ e " +
  // Hebrew
  "א a ב b ג g ד d ה h ו v ז z ח ch ט t י y כ k ך k ל l מ m ם m נ n ן n ס s ע a פ p ף f צ tz ץ tz ק k ר r ש sh ת t " +
  // Armenian and Georgian
  "ու u ա a բ b գ g դ d ե e զ z է e ը y թ t ժ zh ի i լ l խ kh ծ ts կ k հ h ձ dz ղ gh ճ ch մ m յ y ն n շ sh ո o չ ch պ p ջ j ռ r ս s վ v տ t ր r ց ts ւ w փ p ք k օ o ֆ f և ev " +
  "ა a ბ b გ g დ d ე e ვ v ზ z თ t ი i კ k ლ l მ m ნ n ო o პ p ჟ zh რ r ს s ტ t უ u ფ p ქ k ღ gh ყ q შ sh ჩ ch ც ts ძ dz წ ts ჭ ch ხ kh ჯ j ჰ h";

/** Names that pages often have, read aloud: their script leaves out the vowels. */
export const vowelled =
  // Arabic
  "اتصل ittasil بنا bina تواصل tawasal معنا maana راسلنا rasilna الأسعار al-asaar أسعارنا asaaruna من man نحن nahnu " +
  "خدماتنا khadamatuna الخدمات al-khadamat منتجاتنا muntajatuna المنتجات al-muntajat أعمالنا aamaluna فريقنا fariquna " +
  "الأخبار al-akhbar المدونة al-mudawwana القائمة al-qaima الحجز al-hajz المواعيد al-mawaid معرض maarid الصور as-suwar " +
  "إشعار ishaar قانوني qanuni الخصوصية al-khususiya " +
  // Hebrew
  "צור tsor קשר kesher יצירת yetsirat אודות odot עלינו aleinu מחירים mechirim מחירון mechiron שירותים sherutim " +
  "השירותים ha-sherutim מוצרים mutsarim חדשות chadashot תפריט tafrit גלריה galeria צוות tsevet שאלות sheelot " +
  "נפוצות nefotsot תורים torim בלוג blog מידע meida משפטי mishpati פרטיות pratiyut";
