import type { Localised } from "../types.ts";

/** What a limit is called beside English. The box itself has the names of the INCI, the same in every language. */
const standardNames: Partial<Record<string, Omit<Localised, "en">>> = {
  "Acetylated Vetiver oil": {
    ar: "زيت الفيتيفر المُؤَسْتَل",
    fr: "Huile de vétiver acétylée",
    ru: "Ацетилированное масло ветивера",
  },
  "Acetylated Vetiver oil, hydroalcoholic": {
    ar: "زيت الفيتيفر المُؤَسْتَل (في محلول كحولي)",
    fr: "Huile de vétiver acétylée (produits hydroalcooliques)",
    ru: "Ацетилированное масло ветивера (спиртовые растворы)",
  },
  Opoponax: { ar: "الأوبوبوناكس", fr: "Opoponax", ru: "Опопонакс" },
  Styrax: { ar: "الميعة", fr: "Styrax", ru: "Стиракс" },
  "Cashmeran (DPMI)": { ar: "كشميران", fr: "Cashmeran", ru: "Кашмеран" },
  "Helional (MMDHCA)": { ar: "هيليونال", fr: "Hélional", ru: "Гелиональ" },
  "Iso E Super (OTNE)": { ar: "آيزو إي سوبر", fr: "Iso E Super", ru: "Изо Е Супер" },
  Safranal: { ar: "سافرانال", fr: "Safranal", ru: "Сафраналь" },
  Sandalore: { ar: "ساندالور", fr: "Sandalore", ru: "Сандалор" },
  "Raspberry ketone": { ar: "كيتون التوت", fr: "Cétone de framboise", ru: "Кетон малины" },
  Norlimbanol: { ar: "نورليمبانول", fr: "Norlimbanol", ru: "Норлимбанол" },
  "Amber Core": { ar: "أمبر كور", fr: "Amber Core", ru: "Амбер Кор" },
  "Exaltolide (cyclopentadecanolide)": { ar: "إكزالتوليد", fr: "Exaltolide", ru: "Экзальтолид" },
  "Triplal (Ligustral)": { ar: "تريبلال", fr: "Triplal", ru: "Триплаль" },
  Scentenal: { ar: "سينتينال", fr: "Scentenal", ru: "Сентеналь" },
  Furaneol: { ar: "فيورانيول", fr: "Furanéol", ru: "Фуранеол" },
  Polysantol: { ar: "بوليسانتول", fr: "Polysantol", ru: "Полисантол" },
  Peonile: { ar: "بيونيل", fr: "Péonile", ru: "Пеонил" },
  Isomuscone: { ar: "إيزوموسكون", fr: "Isomuscone", ru: "Изомускон" },
  Globanone: { ar: "غلوبانون", fr: "Globanone", ru: "Глобанон" },
  Pomarose: { ar: "بوماروز", fr: "Pomarose", ru: "Помароза" },
  "Creosol (4-methylguaiacol)": { ar: "كريوسول", fr: "Créosol", ru: "Креозол" },
  Furfural: { ar: "فورفورال", fr: "Furfural", ru: "Фурфурол" },
  "Allyl 3-cyclohexylpropionate": {
    ar: "أليل سيكلوهكسيل بروبيونات",
    fr: "Cyclohexylpropionate d’allyle",
    ru: "Аллилциклогексилпропионат",
  },
  "2-Methyl-2-pentenal": { ar: "2-ميثيل-2-بنتينال", fr: "2-méthyl-2-penténal", ru: "2-метил-2-пентеналь" },
  "p-Isopropylbenzyl alcohol": {
    ar: "كحول الكومينيل",
    fr: "Alcool cuminique",
    ru: "Куминовый спирт",
  },
  "3-Propylidenephthalide": {
    ar: "3-بروبيليدين فثاليد",
    fr: "3-propylidènephtalide",
    ru: "3-пропилиденфталид",
  },
  "Safrole, Isosafrole and Dihydrosafrole": {
    ar: "سافرول وإيزوسافرول وثنائي هيدروسافرول",
    fr: "Safrole, isosafrole et dihydrosafrole",
    ru: "Сафрол, изосафрол и дигидросафрол",
  },
  "Safrole, natural content": {
    ar: "سافرول (من المكوّنات الطبيعية)",
    fr: "Safrole (apporté par les ingrédients naturels)",
    ru: "Сафрол (из натуральных ингредиентов)",
  },
  "Tea leaf absolute": { ar: "خلاصة ورق الشاي", fr: "Absolue de feuille de thé", ru: "Абсолют чайного листа" },
  "Peru balsam extracts and distillates": {
    ar: "مستخلصات بلسم بيرو ومقطّراتها",
    fr: "Baume du Pérou (extraits et distillats)",
    ru: "Перуанский бальзам (экстракты и дистилляты)",
  },
  Coumarin: { ar: "كومارين", fr: "Coumarine", ru: "Кумарин" },
  Dihydrocoumarin: { ar: "ثنائي هيدروكومارين", fr: "Dihydrocoumarine", ru: "Дигидрокумарин" },
  Citral: { ar: "سيترال", fr: "Citral", ru: "Цитраль" },
  Citronellal: { ar: "سيترونيلال", fr: "Citronellal", ru: "Цитронеллаль" },
  Citronellol: { ar: "سيترونيلول", fr: "Citronellol", ru: "Цитронеллол" },
  "Citronellyl acetate": { ar: "أسيتات السيترونيليل", fr: "Acétate de citronellyle", ru: "Цитронеллилацетат" },
  Geraniol: { ar: "جيرانيول", fr: "Géraniol", ru: "Гераниол" },
  Eugenol: { ar: "يوجينول", fr: "Eugénol", ru: "Эвгенол" },
  Isoeugenol: { ar: "إيزويوجينول", fr: "Isoeugénol", ru: "Изоэвгенол" },
  "Isoeugenyl acetate": { ar: "أسيتات الإيزويوجينيل", fr: "Acétate d’isoeugényle", ru: "Изоэвгенилацетат" },
  "Methyl eugenol": { ar: "ميثيل يوجينول", fr: "Méthyleugénol", ru: "Метилэвгенол" },
  "Methyl Eugenol": { ar: "ميثيل يوجينول", fr: "Méthyleugénol", ru: "Метилэвгенол" },
  Farnesol: { ar: "فارنيسول", fr: "Farnésol", ru: "Фарнезол" },
  Farnesal: { ar: "فارنيسال", fr: "Farnésal", ru: "Фарнезаль" },
  Hydroxycitronellal: { ar: "هيدروكسي سيترونيلال", fr: "Hydroxycitronellal", ru: "Гидроксицитронеллаль" },
  Benzaldehyde: { ar: "بنزالدهيد", fr: "Benzaldéhyde", ru: "Бензальдегид" },
  "Benzyl alcohol": { ar: "كحول البنزيل", fr: "Alcool benzylique", ru: "Бензиловый спирт" },
  "Benzyl benzoate": { ar: "بنزوات البنزيل", fr: "Benzoate de benzyle", ru: "Бензилбензоат" },
  "Benzyl cinnamate": { ar: "سينامات البنزيل", fr: "Cinnamate de benzyle", ru: "Бензилциннамат" },
  "Benzyl salicylate": { ar: "ساليسيلات البنزيل", fr: "Salicylate de benzyle", ru: "Бензилсалицилат" },
  Carvone: { ar: "كارفون", fr: "Carvone", ru: "Карвон" },
  "Carvyl acetate": { ar: "أسيتات الكارفيل", fr: "Acétate de carvyle", ru: "Карвилацетат" },
  "Cinnamic alcohol": { ar: "كحول السيناميل", fr: "Alcool cinnamique", ru: "Коричный спирт" },
  "Cinnamic aldehyde": { ar: "ألدهيد القرفة", fr: "Aldéhyde cinnamique", ru: "Коричный альдегид" },
  "alpha-Hexyl cinnamic aldehyde": {
    ar: "ألدهيد ألفا هكسيل القرفة",
    fr: "Aldéhyde alpha-hexylcinnamique",
    ru: "Альфа-гексилкоричный альдегид",
  },
  "Anisyl alcohol": { ar: "كحول اليانسون", fr: "Alcool anisique", ru: "Анисовый спирт" },
  "p-Methoxybenzaldehyde": { ar: "أنيسالدهيد", fr: "Anisaldéhyde", ru: "Анисовый альдегид" },
  "alpha-Bisabolol": { ar: "ألفا بيسابولول", fr: "Alpha-bisabolol", ru: "Альфа-бисаболол" },
  Estragole: { ar: "إستراغول", fr: "Estragole", ru: "Эстрагол" },
  Thujone: { ar: "ثوجون", fr: "Thuyone", ru: "Туйон" },
  Cedrene: { ar: "سيدرين", fr: "Cédrène", ru: "Кедрен" },
  Longifolene: { ar: "لونجيفولين", fr: "Longifolène", ru: "Лонгифолен" },
  "p-Cresol": { ar: "بارا كريسول", fr: "Para-crésol", ru: "Пара-крезол" },
  "2-Hexenal": { ar: "2-هكسينال", fr: "2-hexénal", ru: "2-гексеналь" },
  "Rose ketones": { ar: "كيتونات الورد", fr: "Cétones de rose", ru: "Кетоны розы" },
  "Rose ketones, each and together": {
    ar: "كيتونات الورد (كل منها ومجموعها)",
    fr: "Cétones de rose (chacune et au total)",
    ru: "Кетоны розы (каждый и в сумме)",
  },
  "Lippia Citriodora Absolute": {
    ar: "خلاصة رعي الحمام الليموني",
    fr: "Absolue de verveine citronnelle",
    ru: "Абсолют лимонной вербены",
  },
  "Methyl Salicylate, hydroalcoholic fragrance": {
    ar: "ساليسيلات الميثيل (في محلول كحولي)",
    fr: "Salicylate de méthyle (produits hydroalcooliques)",
    ru: "Метилсалицилат (спиртовые растворы)",
  },
  "Styrax extracts and distillates": {
    ar: "مستخلصات الميعة ومقطّراتها",
    fr: "Styrax (extraits et distillats)",
    ru: "Стиракс (экстракты и дистилляты)",
  },
  "Opoponax extracts and distillates": {
    ar: "مستخلصات الأوبوبوناكس ومقطّراتها",
    fr: "Opoponax (extraits et distillats)",
    ru: "Опопонакс (экстракты и дистилляты)",
  },
  "Jasmine absolute (grandiflorum)": {
    ar: "خلاصة الياسمين الكبير الزهر",
    fr: "Absolue de jasmin grandiflorum",
    ru: "Абсолют жасмина крупноцветкового",
  },
  "Jasmine absolute (sambac)": {
    ar: "خلاصة الفلّ",
    fr: "Absolue de jasmin sambac",
    ru: "Абсолют жасмина самбак",
  },
  "Methyl ionone, mixed isomers": {
    ar: "ميثيل أيونون (مزيج متماكبات)",
    fr: "Méthylionone (mélange d’isomères)",
    ru: "Метилионон (смесь изомеров)",
  },
  "Oakmoss extracts": {
    ar: "مستخلصات طحلب السنديان",
    fr: "Extraits de mousse de chêne",
    ru: "Экстракты дубового мха",
  },
  "Ylang ylang extracts": {
    ar: "مستخلصات اليلانغ يلانغ",
    fr: "Extraits d’ylang-ylang",
    ru: "Экстракты иланг-иланга",
  },
  "Grapefruit oil expressed": {
    ar: "زيت الجريب فروت المعصور",
    fr: "Essence de pamplemousse exprimée",
    ru: "Масло грейпфрута, отжим",
  },
  "Lemon oil cold pressed": {
    ar: "زيت الليمون المعصور على البارد",
    fr: "Essence de citron exprimée à froid",
    ru: "Масло лимона холодного отжима",
  },
  "Phototoxic citrus oils, counted as lemon oil": {
    ar: "الزيوت الحمضية التي تحسّس البشرة للضوء، محسوبة زيتَ ليمون",
    fr: "Essences d’agrumes phototoxiques, comptées en essence de citron",
    ru: "Фототоксичные цитрусовые масла в пересчёте на масло лимона",
  },
};

/** What a limit is called in each language. */
export const standardName = (name: string): Localised => ({
  ar: name,
  fr: name,
  ru: name,
  ...standardNames[name],
  en: name,
});

/** Substances that IFRA limits under one name and the EU under another. */
const otherNames: Partial<Record<string, string>> = {
  "Acetylated Vetiver oil, hydroalcoholic": "Acetylated Vetiver oil",
  "Methyl Eugenol": "Methyl eugenol",
  "Opoponax extracts and distillates": "Opoponax",
  "Rose ketones, each and together": "Rose ketones",
  "Styrax extracts and distillates": "Styrax",
};

/** The first limits of a statement, which has the tightest first: each substance once, by the limit that binds it. */
export function tightestLimits<Limit extends { name: string }>(statement: readonly Limit[], most: number): Limit[] {
  const bySubstance = new Map<string, Limit>();
  for (const limit of statement) {
    const substance = otherNames[limit.name] ?? limit.name;
    if (!bySubstance.has(substance)) bySubstance.set(substance, limit);
  }
  return [...bySubstance.values()].slice(0, most);
}
