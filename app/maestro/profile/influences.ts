import type { AnswerKey, Facet, Family, Position } from "../types.ts";

/**
 * What one value of an answer moves, in natural logarithms: +0.7 doubles the weight of a family, a facet or a part of
 * the pyramid against the others, -0.7 halves it. The figures are estimates of a perfumer's judgement, to be reviewed.
 */
export type Influence = {
  families?: Partial<Record<Family, number>>;
  facets?: Partial<Record<Facet, number>>;
  pyramid?: Partial<Record<Position, number>>;
};

export const influences: Partial<Record<AnswerKey, Readonly<Record<string, Influence>>>> = {
  gender: {
    men: {
      families: { woody: 0.3, aquatic: 0.1, floral: -0.3 },
      facets: {
        aromatic: 0.7,
        leather: 0.8,
        spice: 0.4,
        earthy: 0.4,
        dry: 0.4,
        smoky: 0.3,
        white: -0.6,
        rose: -0.3,
        fruity: -0.6,
        powdery: -0.4,
      },
      pyramid: { base: 0.04 },
    },
    women: {
      families: { floral: 0.35, musk: 0.1, woody: -0.2 },
      facets: {
        white: 0.7,
        rose: 0.6,
        powdery: 0.5,
        fruity: 0.6,
        airy: 0.3,
        muguet: 0.4,
        vanilla: 0.2,
        aromatic: -0.6,
        leather: -0.8,
        smoky: -0.4,
      },
      pyramid: { middle: 0.1 },
    },
    unisex: {
      families: { musk: 0.2, citrus: 0.1, woody: 0.1 },
      facets: { clean: 0.5, skin: 0.6, creamy: 0.5, resin: 0.5, incense: 0.3, fresh: 0.3, floral: 0.3, gourmand: -0.5 },
      pyramid: { middle: -0.05 },
    },
  },
  // Where flowers were not asked for, the heart is smaller: little but flowers would fill it.
  families: {
    woody: {
      facets: { dry: 0.3, creamy: 0.3, earthy: 0.3, oud: 0.2 },
      pyramid: { top: -0.4, middle: -0.8, base: 0.2 },
    },
    oriental: {
      facets: { amber: 0.3, balsam: 0.3, incense: 0.3, spice: 0.2 },
      pyramid: { top: -0.3, middle: -0.7, base: 0.15 },
    },
    floral: { facets: { rose: 0.3, white: 0.3, airy: 0.2 }, pyramid: { top: -0.1, middle: 0.7, base: -0.25 } },
    citrus: { facets: { fresh: 0.3, bitter: 0.2, lemony: 0.2 }, pyramid: { top: 0.83, middle: -0.6, base: -0.13 } },
    musk: { facets: { clean: 0.3, skin: 0.3, powdery: 0.2 }, pyramid: { top: -0.45, middle: -0.6, base: 0.26 } },
    aquatic: { facets: { marine: 0.3, ozonic: 0.3, green: 0.2 }, pyramid: { top: -0.05, middle: 0.3, base: -0.15 } },
  },
  time_of_day: {
    day: {
      families: { citrus: 0.35, aquatic: 0.2, floral: 0.1, oriental: -0.35 },
      facets: {
        fresh: 0.6,
        airy: 0.5,
        green: 0.4,
        clean: 0.5,
        aromatic: 0.3,
        muguet: 0.3,
        oud: -0.6,
        gourmand: -0.4,
        animalic: -0.6,
        smoky: -0.4,
      },
      pyramid: { top: 0.22, base: -0.18 },
    },
    night: {
      families: { oriental: 0.4, woody: 0.25, citrus: -0.35, aquatic: -0.2 },
      facets: {
        amber: 0.5,
        oud: 0.7,
        vanilla: 0.5,
        balsam: 0.4,
        animalic: 0.6,
        saffron: 0.4,
        leather: 0.4,
        fresh: -0.5,
        green: -0.5,
        airy: -0.4,
      },
      pyramid: { top: -0.24, base: 0.22 },
    },
    both: {
      families: { musk: 0.15, woody: 0.15 },
      facets: { powdery: 0.4, creamy: 0.4, amber: 0.2, floral: 0.4, tonka: 0.4, mossy: 0.4, melon: -0.4 },
      pyramid: { middle: 0.08 },
    },
  },
  occasions: {
    casual: {
      families: { citrus: 0.2, musk: 0.2, oriental: -0.15 },
      facets: { clean: 0.7, skin: 0.5, fresh: 0.4, fruity: 0.5, muguet: 0.4, sweet: 0.5, oud: -0.6, incense: -0.4 },
      pyramid: { top: 0.1, base: -0.06 },
    },
    formal: {
      families: { woody: 0.3, floral: 0.1, aquatic: -0.2 },
      facets: {
        aldehydic: 0.6,
        powdery: 0.5,
        mossy: 0.6,
        dry: 0.5,
        aromatic: 0.4,
        earthy: 0.4,
        leather: 0.3,
        gourmand: -0.7,
        melon: -0.6,
        fruity: -0.3,
      },
      pyramid: { base: 0.06 },
    },
    special: {
      families: { oriental: 0.3, floral: 0.25, aquatic: -0.2 },
      facets: { saffron: 0.8, rose: 0.6, oud: 0.7, white: 0.5, ambergris: 0.6, exotic: 0.7, clean: -0.5, fresh: -0.4 },
      pyramid: { top: -0.08, base: 0.1 },
    },
    sport: {
      families: { aquatic: 0.35, citrus: 0.3, oriental: -0.4 },
      facets: {
        marine: 0.6,
        ozonic: 0.5,
        bitter: 0.5,
        aromatic: 0.5,
        green: 0.4,
        lemony: 0.4,
        vanilla: -0.7,
        balsam: -0.6,
        gourmand: -0.7,
      },
      pyramid: { top: 0.16, base: -0.12 },
    },
  },
  persona: {
    confident: {
      families: { woody: 0.3, oriental: 0.1 },
      facets: {
        amber: 0.5,
        leather: 0.7,
        spice: 0.4,
        ambergris: 0.5,
        saffron: 0.3,
        bitter: 0.3,
        powdery: -0.4,
        muguet: -0.4,
      },
      pyramid: { base: 0.06 },
    },
    elegant: {
      families: { floral: 0.25, musk: 0.15 },
      facets: {
        powdery: 0.7,
        aldehydic: 0.6,
        airy: 0.4,
        creamy: 0.4,
        mossy: 0.4,
        floral: 0.4,
        gourmand: -0.6,
        smoky: -0.4,
      },
      pyramid: { middle: 0.1 },
    },
    mysterious: {
      families: { oriental: 0.3, woody: 0.2, citrus: -0.25 },
      facets: {
        incense: 0.8,
        smoky: 0.7,
        oud: 0.5,
        tobacco: 0.7,
        animalic: 0.5,
        earthy: 0.4,
        fresh: -0.5,
        fruity: -0.5,
      },
      pyramid: { top: -0.1, base: 0.08 },
    },
    playful: {
      families: { citrus: 0.3, floral: 0.15, woody: -0.25 },
      facets: {
        fruity: 0.8,
        sweet: 0.7,
        gourmand: 0.6,
        melon: 0.6,
        lemony: 0.4,
        green: 0.2,
        incense: -0.6,
        leather: -0.6,
      },
      pyramid: { top: 0.12, base: -0.06 },
    },
    romantic: {
      families: { floral: 0.4, oriental: 0.1, aquatic: -0.2 },
      facets: { rose: 0.8, vanilla: 0.5, white: 0.5, solar: 0.5, exotic: 0.4, tonka: 0.3, bitter: -0.4, dry: -0.4 },
      pyramid: { middle: 0.14 },
    },
  },
  season: {
    spring: {
      families: { floral: 0.3, citrus: 0.1, oriental: -0.2 },
      facets: { muguet: 0.7, green: 0.6, airy: 0.4, rose: 0.3, floral: 0.5, fruity: 0.2, smoky: -0.5, tobacco: -0.5 },
      pyramid: { top: 0.1, middle: 0.1, base: -0.1 },
    },
    summer: {
      families: { citrus: 0.35, aquatic: 0.35, oriental: -0.4, woody: -0.1 },
      facets: {
        fresh: 0.6,
        marine: 0.5,
        solar: 0.6,
        lemony: 0.5,
        bitter: 0.4,
        melon: 0.5,
        balsam: -0.6,
        vanilla: -0.4,
        incense: -0.3,
      },
      pyramid: { top: 0.32, base: -0.22 },
    },
    autumn: {
      families: { woody: 0.3, oriental: 0.15, aquatic: -0.25 },
      facets: { earthy: 0.7, mossy: 0.6, tobacco: 0.6, spice: 0.5, dry: 0.4, tonka: 0.3, marine: -0.5, melon: -0.6 },
      pyramid: { top: -0.1, base: 0.08 },
    },
    winter: {
      families: { oriental: 0.4, woody: 0.15, citrus: -0.25, aquatic: -0.3 },
      facets: {
        balsam: 0.7,
        vanilla: 0.6,
        incense: 0.6,
        gourmand: 0.4,
        amber: 0.4,
        smoky: 0.3,
        fresh: -0.5,
        airy: -0.3,
      },
      pyramid: { top: -0.26, base: 0.18 },
    },
  },
  environment: {
    urban: {
      families: { woody: 0.2, musk: 0.25, floral: -0.1 },
      facets: { musky: 0.7, clean: 0.5, amber: 0.4, leather: 0.4, aldehydic: 0.5, bitter: 0.2, earthy: -0.4 },
      pyramid: { base: 0.04 },
    },
    nature: {
      families: { floral: 0.15, woody: 0.15, citrus: 0.15, oriental: -0.2 },
      facets: {
        green: 0.8,
        mossy: 0.6,
        earthy: 0.4,
        aromatic: 0.5,
        muguet: 0.4,
        airy: 0.2,
        gourmand: -0.6,
        amber: -0.3,
      },
      pyramid: { top: 0.06 },
    },
    beach: {
      families: { aquatic: 0.45, citrus: 0.2, oriental: -0.3 },
      facets: {
        marine: 0.8,
        solar: 0.8,
        ozonic: 0.4,
        exotic: 0.5,
        melon: 0.3,
        ambergris: 0.4,
        smoky: -0.5,
        incense: -0.5,
      },
      pyramid: { top: 0.12, base: -0.08 },
    },
    mountains: {
      families: { woody: 0.3, aquatic: 0.1, oriental: -0.15 },
      facets: { ozonic: 0.6, resin: 0.8, dry: 0.5, aromatic: 0.6, airy: 0.3, incense: 0.2, sweet: -0.4, vanilla: -0.4 },
      pyramid: { top: 0.06, middle: -0.06 },
    },
    desert: {
      families: { oriental: 0.4, woody: 0.2, aquatic: -0.4 },
      facets: { amber: 0.5, oud: 0.6, incense: 0.6, saffron: 0.6, spice: 0.4, balsam: 0.3, marine: -0.6, green: -0.5 },
      pyramid: { top: -0.1, base: 0.1 },
    },
  },
  colors: {
    gold: {
      families: { oriental: 0.25 },
      facets: { saffron: 0.8, amber: 0.5, solar: 0.5, sweet: 0.3, clean: -0.3 },
      pyramid: { base: 0.04 },
    },
    amber: {
      families: { oriental: 0.3 },
      facets: { balsam: 0.7, amber: 0.5, tonka: 0.5, resin: 0.5, ozonic: -0.4 },
      pyramid: { base: 0.05 },
    },
    crimson: {
      families: { floral: 0.15, oriental: 0.15 },
      facets: { rose: 0.8, spice: 0.6, leather: 0.3, saffron: 0.2, green: -0.4 },
      pyramid: { middle: 0.06 },
    },
    rose: {
      families: { floral: 0.3 },
      facets: { rose: 0.7, fruity: 0.6, powdery: 0.4, muguet: 0.3, smoky: -0.5 },
      pyramid: { middle: 0.08 },
    },
    violet: {
      families: { floral: 0.2, musk: 0.1 },
      facets: { powdery: 0.9, animalic: 0.3, aldehydic: 0.4, fruity: 0.2, lemony: -0.4 },
      pyramid: { middle: 0.06 },
    },
    indigo: {
      families: { woody: 0.25, oriental: 0.1 },
      facets: { incense: 0.7, smoky: 0.6, oud: 0.4, earthy: 0.3, sweet: -0.4 },
      pyramid: { base: 0.06, top: -0.05 },
    },
    azure: {
      families: { aquatic: 0.4 },
      facets: { marine: 0.8, ozonic: 0.6, airy: 0.4, fresh: 0.2, balsam: -0.4 },
      pyramid: { top: 0.08 },
    },
    emerald: {
      families: { woody: 0.1, citrus: 0.15 },
      facets: { green: 0.9, mossy: 0.6, aromatic: 0.5, earthy: 0.3, vanilla: -0.4 },
      pyramid: { top: 0.05 },
    },
    ivory: {
      families: { musk: 0.3 },
      facets: { skin: 0.6, white: 0.6, creamy: 0.6, clean: 0.4, spice: -0.4 },
      pyramid: { middle: 0.04 },
    },
    onyx: {
      families: { woody: 0.3 },
      facets: { leather: 0.9, oud: 0.6, tobacco: 0.5, smoky: 0.4, fruity: -0.5 },
      pyramid: { base: 0.08, top: -0.06 },
    },
  },
};

/** What one step up from the middle of the strength slider moves: presence and sillage up, transparency down. */
export const strengthStep: Influence = {
  families: { oriental: 0.06, woody: 0.06, citrus: -0.05, aquatic: -0.02 },
  facets: {
    amber: 0.16,
    ambergris: 0.18,
    saffron: 0.16,
    oud: 0.16,
    leather: 0.14,
    spice: 0.12,
    white: 0.1,
    musky: 0.12,
    airy: -0.14,
    clean: -0.12,
    skin: -0.12,
    fresh: -0.09,
    muguet: -0.12,
    lemony: -0.08,
    dry: -0.06,
  },
  pyramid: { base: 0.06, top: -0.025 },
};

/** Weights of the families (natural logarithms) where none was asked for: the house's own style. */
export const houseLogWeights: Record<Family, number> = {
  woody: 0.2,
  oriental: 0.3,
  floral: 0.2,
  citrus: 0,
  musk: 0,
  aquatic: -0.4,
};

/** Pyramid where nothing was answered, % w/w of the concentrate. */
export const housePyramid: Record<Position, number> = { top: 18, middle: 29, base: 53 };
