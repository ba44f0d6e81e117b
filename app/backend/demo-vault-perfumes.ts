import type { VaultPerfumeDetail } from "./vault-perfume-schema.ts";

/** Shown in the Vault while it is empty, or while the backend is down and there is no cached copy. */
export const demoVaultPerfumes: VaultPerfumeDetail[] = [
  {
    id: "5ce7d000-0000-4000-8000-000000000001",
    slug: "the-first-oud",
    tier: "royal",
    price_aed: 6800,
    bg_variant: "royal",
    badges: ["invite_only", "iconic"],
    name: { ar: "أول العود", en: "The First Oud", fr: "Le Premier Oud", ru: "Первый уд" },
    description: {
      ar: "عودٌ عتيق على جمرٍ هادئ، وحوله زعفرانٌ وورد. أثرٌ يدخل قبل صاحبه ويبقى بعده.",
      en: "Old oud on a quiet ember, saffron and rose around it. It enters before its wearer and stays behind.",
      fr: "Un oud ancien sur une braise calme, le safran et la rose alentour. Il entre avant vous et reste après.",
      ru: "Старый уд на тихих углях, вокруг него шафран и роза. Входит раньше вас и остаётся, когда вас уже нет в комнате.",
    },
    notes_top: { ar: ["زعفران"], en: ["saffron"], fr: ["safran"], ru: ["шафран"] },
    notes_middle: {
      ar: ["ورد", "لبان"],
      en: ["rose", "frankincense"],
      fr: ["rose", "encens"],
      ru: ["роза", "ладан"],
    },
    notes_base: { ar: ["عود", "عنبر"], en: ["oud", "amber"], fr: ["oud", "ambre"], ru: ["уд", "амбра"] },
    bottle_image: "bottle-royal-royal",
    sold_out: false,
  },
  {
    id: "5ce7d000-0000-4000-8000-000000000002",
    slug: "the-first-light",
    tier: "gold",
    price_aed: 4900,
    bg_variant: "gold",
    badges: ["members_only"],
    name: { ar: "أول الضوء", en: "The First Light", fr: "Première Lumière", ru: "Первый свет" },
    description: {
      ar: "زهر برتقالٍ على نافذةٍ تُفتح للصباح، ومسكٌ كالثوب النظيف. قريبٌ ودافئ.",
      en: "Orange blossom at a window opened to the morning, musk like clean cloth. Close and warm.",
      fr: "La fleur d’oranger à une fenêtre ouverte sur le matin, un musc de linge propre. Proche et chaud.",
      ru: "Апельсиновый цвет у распахнутого утром окна и мускус, чистый, как свежее бельё. Аромат тёплый и близкий к коже.",
    },
    notes_top: {
      ar: ["برغموت", "هيل"],
      en: ["bergamot", "cardamom"],
      fr: ["bergamote", "cardamome"],
      ru: ["бергамот", "кардамон"],
    },
    notes_middle: {
      ar: ["زهر البرتقال"],
      en: ["orange blossom"],
      fr: ["fleur d’oranger"],
      ru: ["апельсиновый цвет"],
    },
    notes_base: {
      ar: ["مسك", "خشب الصندل"],
      en: ["musk", "sandalwood"],
      fr: ["musc", "santal"],
      ru: ["мускус", "сандал"],
    },
    bottle_image: "bottle-gold-gold",
    sold_out: false,
  },
];
