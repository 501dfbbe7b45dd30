import type { LegalText } from "../legal-text.ts";

export const turkish: LegalText = {
  noticePath: "/yasal-bilgiler",
  noticeTitle: "Yasal bilgiler",
  noticeLead: "Bu web sitesinden kimin sorumlu olduğu.",
  noticeHeading: "Biz kimiz",
  who: "[Tam adınız ya da şirketiniz ve posta adresiniz]",
  phone: "Telefon",
  email: "E-posta",
  reach: "[Telefon numarası ve e-posta adresi]",
  law: "Hukuki dayanak: GDPR, {basis}.",
  interest: "meşru menfaatimiz, madde 6(1)(f)",
  keptBasis: "madde 6(1)(b) ve (f)",
  kept: "Bilgileri size yanıt vermek için kullanır, işiniz bitince sileriz; yasa saklamamızı gerektiriyorsa saklarız.{law}",
  provider: "Hizmet sağlayıcı",
  contact: "İletişim",
  represented: "Temsilci",
  representedBy: "[Sahibin ya da müdürün adı]",
  register: "Sicil ve vergi numarası",
  registerBlank:
    "[Ticaret sicili ve numarası (MERSİS), vergi dairesi ve numarası. Hiçbiri yoksa bu maddeyi kaldırın.]",
  registerAbroad:
    "[Ticaret sicili ve numarası, vergi numaraları: {names}. Hiçbiri yoksa bu maddeyi kaldırın.]",
  authority: "Denetleyen kurum",
  authorityBlank: "[Kurumun adı ve adresi]",
  authorityOnly: "[Yalnızca izne bağlı işler için: kurum ve adresi. Değilse bu maddeyi kaldırın.]",
  profession: "Düzenlenen meslek",
  professionBlank:
    "[Yalnızca düzenlenen meslekler için, örneğin tıp, hukuk ya da mimarlık: meslek odası, meslek unvanı, unvanı veren ülke ve meslek kuralları ile bağlantısı. Değilse bu maddeyi kaldırın.]",
  chamber: "Meslek odası",
  chamberBlank: "[Meslek odanızın adı ve adresi]",
  title: "Meslek unvanı",
  titleBlank: "[Meslek unvanınız], veren ülke: [unvanı veren ülke]",
  rules: "Meslek kuralları",
  rulesBlank: "[Kuralların adları ve nerede okunabileceği, örneğin meslek odanızın sitesinde]",
  responsible: "İçerikten sorumlu",
  responsibleBlank: "[Bir kişinin adı ve adresi]",
  host: "Barındırma sağlayıcısı",
  hostBlank: "[Barındırma sağlayıcısının adı, adresi ve telefon numarası]",
  privacyPath: "/gizlilik",
  privacyTitle: "Gizlilik",
  privacyLead: "Bu web sitesinin verilerinizle ne yaptığı ve bizden neler isteyebileceğiniz.",
  privacyHeading: "Bu web sitesi ne yapar",
  controller: "Veri sorumlusu",
  visit: "Bu web sitesini ziyaret",
  visitText:
    "Bir sayfayı açtığınızda barındırma sağlayıcımız IP adresinizi, zamanı, sayfayı ve tarayıcınızın türünü alır. Bunlara sayfayı göndermek ve hizmetini korumak için ihtiyaç duyar. Barındırma sağlayıcımız: [barındırma sağlayıcısının adı ve adresi]; bu kayıtları [sayı] gün sonra siler.{law}",
  cookies: "Çerezler ve depolama",
  cookiesText:
    "Bu web sitesi çerez kullanmaz. Tarayıcınız, ağ olmadan da okuyabilmeniz için sayfaların bir kopyasını saklar. Onu tarayıcınızdaki site verileriyle birlikte silebilirsiniz.",
  faces: "Yazı tipleri ve resimler",
  facesText:
    "Bunlar bu siteden gelir. Başka hiçbir şirket bunlar aracılığıyla ziyaretinizi öğrenmez.",
  forms: "Formlar",
  formsMail:
    "Bu sitedeki formlar kendi e-posta programınızı açar. Mesajınız bize ancak oradan gönderdiğinizde ulaşır. {kept}",
  formsHost: "Barındırma sağlayıcımız forma yazdıklarınızı alır ve bize iletir. {kept}",
  formsService:
    "Bu sitedeki formlar şuraya gönderilir: {service}. Bu hizmet mesajınızı bizim adımıza bize iletir. [Bu hizmetin adı ve adresi; onunla bir veri işleme sözleşmeniz olduğunu doğrulayın.] {kept}",
  health: "Sağlık verileri",
  healthCare:
    "Sağlığınız hakkında bize söylediklerinizi tedaviniz ya da size yanıt vermek için kullanırız. Bunları okuyanlar sır saklamakla yükümlüdür.{law} Onayınızı istediğiniz zaman geri alabilirsiniz. [Bu verileri ne kadar sakladığınız ve başka kimlerin aldığı]",
  healthCareBasis: "onayınız ya da tedaviniz, madde 9(2)(a) ve (h)",
  healthAsked:
    "Formlarımızdaki bazı yanıtlar sağlığınızla ilgilidir, örneğin alerjiler. Bunları yalnızca isteğiniz için kullanırız.{law} Onayınızı istediğiniz zaman geri alabilirsiniz. [Bu verileri ne kadar sakladığınız ve başka kimlerin aldığı]",
  healthAskedBasis: "onayınız, madde 9(2)(a)",
  calls: "Aramalar ve e-postalar",
  callsText: "Bizi ararsanız ya da bize yazarsanız söylediklerinizi kaydederiz. {kept}",
  counting: "Ziyaretlerin sayılması",
  countingText:
    "Ziyaretleri {counter} ile, çerez kullanmadan sayarız. Hizmet; sayfanın adresini, geldiğiniz sayfayı, tarayıcınızın ve ekranınızın türünü alır.{law}",
  links: "Diğer sitelere bağlantılar",
  linksText:
    "Bazı bağlantılar başka sitelere gider: {links}. Sizden ancak böyle bir bağlantıyı izlerseniz haberdar olurlar.",
  rightsHeading: "Haklarınız",
  access: "Erişim, düzeltme, silme",
  accessText:
    "Hakkınızda hangi verileri tuttuğumuzu sorabilir; düzeltilmelerini, silinmelerini, kısıtlanmalarını ya da size verilmelerini isteyebilirsiniz.",
  objection: "İtiraz",
  objectionText:
    "Meşru menfaatimize dayanan işlemeye itiraz edebilirsiniz. Bir onayı ileriye dönük olarak istediğiniz zaman geri alabilirsiniz.",
  complaint: "Şikâyet",
  complaintGdpr:
    "Bir veri koruma kurumuna şikâyette bulunabilirsiniz: [sizin için yetkili kurumun adı].",
  complaintOther: "Şikâyette bulunabileceğiniz yer: [ülkenizdeki veri koruma kurumu, varsa].",
};
