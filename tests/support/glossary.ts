// One thing, one word: what the house calls things in each language, and the words that it does not use for them. All
// texts keep to it (locales, seed, letters, templates, words of the engine): tests/unit/i18n/glossary.test.ts reads them.
import type { Language, Localised } from "../../app/i18n/languages.ts";

const term = (ar: string, en: string, fr: string, ru: string): Localised => ({ ar, en, fr, ru });

/** The word of each language, as a shopper reads it. */
export const terms: Record<"perfumery" | "shop" | "colours" | "brand", Localised[]> = {
  perfumery: [
    term("عطر", "perfume", "parfum", "аромат"),
    term("ماء عطر", "eau de parfum", "eau de parfum", "парфюмерная вода"),
    term("النفحات العليا", "top notes", "notes de tête", "верхние ноты"),
    term("قلب العطر", "heart notes", "notes de cœur", "ноты сердца"),
    term("قاعدة العطر", "base notes", "notes de fond", "базовые ноты"),
    term("مكوّنات", "ingredients", "ingrédients", "ингредиент"),
    term("البشرة", "the skin", "la peau", "кож"),
    term("لاذن", "labdanum", "labdanum", "лабданум"),
    term("لبان", "frankincense", "encens", "ладан"),
    term("ورد الطائف", "Taif rose", "rose de Taïf", "таифская роза"),
    term("بطاقة السلامة", "safety card", "fiche de sécurité", "безопасност"),
    term("يشمّها عطّار بعد", "not yet smelled by a perfumer", "aucun parfumeur n’a encore senti ce parfum", "парфюмер"),
  ],
  shop: [
    term("رحلة المايسترو", "the Maestro’s journey", "le voyage du Maestro", "путешествие"),
    term("الخزينة", "the Vault", "la Réserve", "Сокровищниц"),
    term("مجموعة الاكتشاف", "Discovery Set", "Coffret découverte", "Набор-знакомство"),
    term("قارورة", "bottle", "flacon", "флакон"),
    term("عيّنتان", "samples", "échantillons", "пробник"),
    term("إصدار", "edition", "édition", "выпуск"),
    term("للأعضاء فقط", "members only", "réservé aux membres", "членов клуба"),
    term("بدعوة خاصة", "by invitation only", "sur invitation", "по приглашению"),
    term("إضافة إلى السلة", "Add to cart", "Ajouter au panier", "Добавить в корзину"),
    term("رابط الدخول السريع", "sign-in link", "lien de connexion", "ссылк"),
    term("البريد الإلكتروني", "E-mail", "Adresse e-mail", "почт"),
    term("ضيوف", "guests", "invités", "гост"),
    term("واحد في المليون", "One in a million", "Un sur un million", "миллион"),
  ],
  colours: [
    term("ذهبي", "gold", "or", "золот"),
    term("كهرماني", "amber", "ambre", "янтар"),
    term("بنفسجي", "violet", "violet", "фиолетов"),
    term("زمرّدي", "emerald", "émeraude", "изумруд"),
  ],
  brand: [term("أثر", "Athar", "Athar", "Атхар"), term("المايسترو", "the Maestro", "le Maestro", "Маэстро")],
};

/** What a language does not say, and what it says instead. */
export type Variant = { variant: RegExp; instead: string };

const not = (variant: RegExp, instead: string): Variant => ({ variant, instead });

export const variants: Record<Language, Variant[]> = {
  ar: [
    not(/إبقاؤه|صرف النظر عنه/, "لا أريده، يبقى في البال"),
    not(/يصلكم كل ما/, "يُرسَل كل ما (قد يصل إلى غيركم)"),
    not(/أوّل/, "أول"),
    not(/مرّ[ةت]/, "مرة"),
    not(/ثمّ(?!\p{L})/u, "ثم"),
    not(/إلّا/, "إلا"),
    not(/من مليون/, "في المليون"),
    not(/(على|من|دفء) الجلد(?!\p{L})/u, "البشرة"),
    not(/كبش القرنفل/, "القرنفل"),
    not(/(?<!\p{L})(ال)?لادن(?!\p{L})/u, "لاذن"),
    not(/Athar/, "أثر"),
    not(/(?<!\p{L})[وفبلك]?كلّ(?!\p{L})/u, "كل"),
    not(/(?<!\p{L})(ال|لل)?(تحيّة|بقيّة|خاصّة|أيّام|عاديّة|رسميّة)(?!\p{L})/u, "without a shadda"),
    not(/(?<!\p{L})(كتبت لي|بشرتك|كلماتك|كلامك|حديثك|قولك|اختيارك|لونك)(?!\p{L})/u, "أنتم"),
    not(/(?<!\p{L})(ابدأ|اختر|اضغط|اكتب)(?!\p{L})/u, "أنتم"),
    not(/(?<!\p{L})عند 0%/u, "بتركيز"),
    not(/أُلِّف/, "أُلّف"),
    not(/جرام|غريب فروت/, "غرام، جريب فروت"),
    not(/(?<!\p{L})بدون(?!\p{L})/u, "من دون"),
    not(/أمكنة/, "أماكن"),
    not(/(المتوقع|المستحق|السجل)(?![\p{L}\p{M}])/u, "with a shadda"),
    not(/(?<!\p{L})أنفي(?!\p{L})/u, "nothing: the Maestro is software"),
    not(/رقم الدفعة|بصمته/, "رقم التشغيلة، رمز التركيبة"),
  ],
  en: [
    not(/Everything comes in one parcel/, "goes (a gift comes to somebody else)"),
    not(/Bring (it )?in(?!\p{L})/u, "Put it in the perfume"),
    not(/\b(emails?|mailbox)\b/i, "e-mail, inbox"),
    not(/\bunwanted mail\b/i, "spam folder"),
    not(/\b(each|both|hidden|two) faces?\b/i, "perfume"),
    not(/\bfingerprint/i, "formula, formula code"),
    not(/\bmaterials?\b/i, "ingredients"),
    not(/\b(this|your) trace\b/i, "perfume"),
    not(/\btrays?\b/i, "scents"),
    not(/\bweighed (again|for)\b/i, "made, composed"),
    not(/\bminiatures\b/i, "samples"),
    not(/\bpresent password\b/i, "current password"),
    not(/\bTaëf|Taïf\b/, "Taif"),
    not(/\bletters? to (the house|us)\b|\byour letter\b/i, "message; a letter is what the house sends"),
    not(/\bother half of\b|\bfrom near\b|\bWas it not you\b/, "plain English"),
    not(/\b(colors?|fav(or)ite|gr[a]y|organiz|recogniz|personaliz)/i, "British spelling"),
    not(/\bworks once\b/, "can be used once"),
    not(/\b(kept|keeps) back\b|\bTurn back\b|\bopens by invitation\b|\bsteps away\b/i, "plain English"),
    not(/\bmagic link|\blog ?(in|out)\b/i, "sign-in link, sign in, sign out"),
    not(/\bthanks!|\bAI\b/, "nothing"),
    not(/\bmy nose\b/i, "nothing: the Maestro is software"),
  ],
  fr: [
    not(/Tout arrive dans un seul colis/, "part (un cadeau arrive ailleurs)"),
    not(/À mettre(?!\p{L})/u, "J’en voudrais"),
    not(/Taëf/, "Taïf"),
    not(/(?<!\p{L})hôtes?(?!\p{L})/iu, "invité"),
    not(/(?<!\p{L})matières?(?!\p{L})/iu, "ingrédients"),
    not(/cartes? de sécurité/i, "fiche de sécurité"),
    not(/à emporter/i, "Vos flacons"),
    not(/une seule pression/i, "un seul clic"),
    not(/s’ouvre sur invitation/i, "est proposé sur invitation"),
    not(/(?<!\p{L})(mêler|mélange privé)(?!\p{L})/iu, "assembler, composition"),
    not(/(chaque|caché|deux) visages?|visages? caché/i, "parfum"),
    not(/(?<!\p{L})fragrances?(?!\p{L})/iu, "parfum"),
    not(/plateaux/i, "senteurs"),
    not(/\be-?mails? address|(?<!-)\bmail\b(?!\p{L})/iu, "e-mail"),
    not(/empreinte(?! chiffrée|s chiffrées)/i, "formule, code de formule"),
    not(/(?<!\p{L})vos lettres/iu, "vos messages; une lettre is what the house sends"),
    not(/vous (êtes|étiez|serez) (dé)?connecté|vous êtes invité|serez pas débité/i, "a turn for a woman and a man"),
    not(/(?<!\p{L})TTC(?!\p{L})/u, "TVA comprise"),
    not(/(?<!\p{L})(mon nez|je sens|j’ai senti)(?!\p{L})/iu, "nothing: the Maestro is software"),
  ],
  ru: [
    not(/Всё придёт одной посылкой/, "отправим (подарок придёт к другому)"),
    not(/(?<!\p{L})веществ/iu, "ингредиенты"),
    not(/(?<!\p{L})издани/iu, "выпуск"),
    not(/(?<!\p{L})картин/iu, "изображение"),
    not(/отпечат/iu, "номер формулы"),
    not(/(карт|паспорт)\p{L}* безопасности/iu, "раздел «Состав и безопасность»"),
    not(/набор\p{L}* открытий/iu, "Набор-знакомство"),
    not(/(?<!\p{L})(символ|кабинет)/iu, "знаки, панель управления"),
    not(/ваш(е|ему|его|и|им|их) пис(ьм|ем)/iu, "сообщение; письма шлёт дом"),
    not(/тихий час|(?<!\p{L})(тонки|плавник)(?!\p{L})/iu, "час тишины, бобы тонка, древесина с берега"),
    not(/Athar/, "Атхар"),
    not(/мо(й|им|его|ему) нос|(?<!\p{L})я (слышу|чую|нюха)/iu, "nothing: the Maestro is software"),
    not(/(?<!\p{L})в Атхару(?!\p{L})/iu, "в Атхаре"),
    not(/(?<!\p{L})(еще|ее|мое|твое|свое|моем|твоем|учетн\p{L}*|лед|мед|нее)(?!\p{L})/iu, "ё"),
  ],
};

/** How a language sets its signs: what must not be, and what stands instead. */
export const typography: Record<Language, Variant[]> = {
  ar: [
    not(/\p{Script=Arabic}[,;?]/u, "، ؛ ؟"),
    not(/\s%|٪/u, "% without a space, as with Latin digits"),
    not(/["“”„]/, "«»"),
    not(/[٠-٩]/, "0-9"),
  ],
  en: [not(/[\d}]\s%/, "18%"), not(/\p{L}'\p{L}?/u, "’"), not(/["„«»]/, "“”")],
  fr: [
    not(/[\p{L}\d)}»][ \u00a0]?[;!?»%](?!\p{L})|[\p{L}\d)}»][ \u00a0]:/u, "U+202F before ; : ! ? » %"),
    not(/\p{L}:(?=\s)/u, "U+202F before :"),
    not(/«(?!\u202f)/, "U+202F after «"),
    not(/'/, "’"),
    not(/["“”„]/, "« »"),
  ],
  ru: [
    not(/\S—|—(?!\s)/u, "a space before — and after it"),
    not(/[\d}](?!\u00a0)\s?%/u, "U+00A0 before %"),
    not(/ - /, "—"),
    not(/["“”„]/, "«»"),
  ],
};

/** Wording that the house was given and keeps to the letter, hints beside it or not, with the rule that it breaks. */
export const given = [
  "Pick up to 0 colors",
  "Sent! Check your email",
  "Incorrect email or password",
  "Invalid email format",
  "Magic link sent! Check your email.",
  "Failed to send magic link",
  "Login failed",
  "Send recovery email",
  "Failed to send recovery email",
  "Password recovery email sent successfully! Check your inbox.",
  "Please enter your email address",
];
