import { aldehydeC12Mna } from "./materials/aldehyde-c12-mna.ts";
import { allylAmylGlycolate } from "./materials/allyl-amyl-glycolate.ts";
import { amberCore } from "./materials/amber-core.ts";
import { ambretteSeed } from "./materials/ambrette-seed.ts";
import { ambrettolide } from "./materials/ambrettolide.ts";
import { ambroxan } from "./materials/ambroxan.ts";
import { benzoinSiam } from "./materials/benzoin-siam.ts";
import { benzylAcetate } from "./materials/benzyl-acetate.ts";
import { benzylSalicylate } from "./materials/benzyl-salicylate.ts";
import { bergamotFcf } from "./materials/bergamot-fcf.ts";
import { betaIonone } from "./materials/beta-ionone.ts";
import { blackPepper } from "./materials/black-pepper.ts";
import { calone } from "./materials/calone.ts";
import { cardamom } from "./materials/cardamom.ts";
import { cashmeran } from "./materials/cashmeran.ts";
import { cedarwoodAtlas } from "./materials/cedarwood-atlas.ts";
import { cedarwoodVirginia } from "./materials/cedarwood-virginia.ts";
import { cinnamonBark } from "./materials/cinnamon-bark.ts";
import { cis3Hexenol } from "./materials/cis3-hexenol.ts";
import { citronellol } from "./materials/citronellol.ts";
import { clarySage } from "./materials/clary-sage.ts";
import { cocoaAbs } from "./materials/cocoa-abs.ts";
import { corianderSeed } from "./materials/coriander-seed.ts";
import { coumarin } from "./materials/coumarin.ts";
import { cypriol } from "./materials/cypriol.ts";
import { damasconeBeta } from "./materials/damascone-beta.ts";
import { davana } from "./materials/davana.ts";
import { decanal } from "./materials/decanal.ts";
import { dihydromyrcenol } from "./materials/dihydromyrcenol.ts";
import { ebanol } from "./materials/ebanol.ts";
import { elemi } from "./materials/elemi.ts";
import { ethylMaltol } from "./materials/ethyl-maltol.ts";
import { ethylVanillin } from "./materials/ethyl-vanillin.ts";
import { ethyleneBrassylate } from "./materials/ethylene-brassylate.ts";
import { eugenol } from "./materials/eugenol.ts";
import { evernyl } from "./materials/evernyl.ts";
import { exaltolide } from "./materials/exaltolide.ts";
import { floralozone } from "./materials/floralozone.ts";
import { florol } from "./materials/florol.ts";
import { galaxolide } from "./materials/galaxolide.ts";
import { gammaUndecalactone } from "./materials/gamma-undecalactone.ts";
import { geraniol } from "./materials/geraniol.ts";
import { geranium } from "./materials/geranium.ts";
import { ginger } from "./materials/ginger.ts";
import { grapefruit } from "./materials/grapefruit.ts";
import { guaiacwood } from "./materials/guaiacwood.ts";
import { habanolide } from "./materials/habanolide.ts";
import { hedione } from "./materials/hedione.ts";
import { helional } from "./materials/helional.ts";
import { heliotropin } from "./materials/heliotropin.ts";
import { helvetolide } from "./materials/helvetolide.ts";
import { hexylAcetate } from "./materials/hexyl-acetate.ts";
import { hexylCinnamal } from "./materials/hexyl-cinnamal.ts";
import { hydroxycitronellal } from "./materials/hydroxycitronellal.ts";
import { indole } from "./materials/indole.ts";
import { isoESuper } from "./materials/iso-e-super.ts";
import { isobutylQuinoline } from "./materials/isobutyl-quinoline.ts";
import { jasmineGrandiflorum } from "./materials/jasmine-grandiflorum.ts";
import { jasmineSambac } from "./materials/jasmine-sambac.ts";
import { javanol } from "./materials/javanol.ts";
import { labdanumAbs } from "./materials/labdanum-abs.ts";
import { lavender } from "./materials/lavender.ts";
import { lemonCp } from "./materials/lemon-cp.ts";
import { linalool } from "./materials/linalool.ts";
import { linalylAcetate } from "./materials/linalyl-acetate.ts";
import { litseaCubeba } from "./materials/litsea-cubeba.ts";
import { mandarinRed } from "./materials/mandarin-red.ts";
import { melonal } from "./materials/melonal.ts";
import { methylAnthranilate } from "./materials/methyl-anthranilate.ts";
import { methylIononeGamma } from "./materials/methyl-ionone-gamma.ts";
import { methylPamplemousse } from "./materials/methyl-pamplemousse.ts";
import { muscone } from "./materials/muscone.ts";
import { myrrh } from "./materials/myrrh.ts";
import { neroli } from "./materials/neroli.ts";
import { norlimbanol } from "./materials/norlimbanol.ts";
import { oakmoss } from "./materials/oakmoss.ts";
import { olibanum } from "./materials/olibanum.ts";
import { opoponax } from "./materials/opoponax.ts";
import { orangeFlowerAbs } from "./materials/orange-flower-abs.ts";
import { orrisButter } from "./materials/orris-butter.ts";
import { osmanthusAbs } from "./materials/osmanthus-abs.ts";
import { oudAccord } from "./materials/oud-accord.ts";
import { oudOil } from "./materials/oud-oil.ts";
import { patchouli } from "./materials/patchouli.ts";
import { petitgrain } from "./materials/petitgrain.ts";
import { phenylethylAlcohol } from "./materials/phenylethyl-alcohol.ts";
import { pinkPepper } from "./materials/pink-pepper.ts";
import { raspberryKetone } from "./materials/raspberry-ketone.ts";
import { romandolide } from "./materials/romandolide.ts";
import { roseAbsolute } from "./materials/rose-absolute.ts";
import { roseOtto } from "./materials/rose-otto.ts";
import { roseOxide } from "./materials/rose-oxide.ts";
import { safraleine } from "./materials/safraleine.ts";
import { safranal } from "./materials/safranal.ts";
import { sandalore } from "./materials/sandalore.ts";
import { sandalwoodAlbum } from "./materials/sandalwood-album.ts";
import { styrax } from "./materials/styrax.ts";
import { sweetOrange } from "./materials/sweet-orange.ts";
import { tobaccoAbs } from "./materials/tobacco-abs.ts";
import { toluBalsam } from "./materials/tolu-balsam.ts";
import { tonkaAbs } from "./materials/tonka-abs.ts";
import { tuberoseAbs } from "./materials/tuberose-abs.ts";
import { vanillaAbs } from "./materials/vanilla-abs.ts";
import { vanillin } from "./materials/vanillin.ts";
import { vetiver } from "./materials/vetiver.ts";
import { vetiverylAcetate } from "./materials/vetiveryl-acetate.ts";
import { ylangYlang } from "./materials/ylang-ylang.ts";

/** The palette: what the house composes with. Its order is that of every column and vector. */
export const materials = [
  bergamotFcf,
  lemonCp,
  mandarinRed,
  sweetOrange,
  grapefruit,
  petitgrain,
  neroli,
  pinkPepper,
  blackPepper,
  cardamom,
  ginger,
  lavender,
  dihydromyrcenol,
  linalool,
  linalylAcetate,
  aldehydeC12Mna,
  cis3Hexenol,
  calone,
  floralozone,
  helional,
  melonal,
  gammaUndecalactone,
  damasconeBeta,
  davana,
  safraleine,
  safranal,
  cinnamonBark,
  eugenol,
  roseOtto,
  roseAbsolute,
  phenylethylAlcohol,
  citronellol,
  geraniol,
  geranium,
  jasmineGrandiflorum,
  jasmineSambac,
  hedione,
  benzylAcetate,
  hexylCinnamal,
  indole,
  ylangYlang,
  orangeFlowerAbs,
  tuberoseAbs,
  hydroxycitronellal,
  florol,
  benzylSalicylate,
  methylIononeGamma,
  orrisButter,
  heliotropin,
  osmanthusAbs,
  sandalwoodAlbum,
  sandalore,
  ebanol,
  javanol,
  cedarwoodAtlas,
  vetiver,
  vetiverylAcetate,
  patchouli,
  isoESuper,
  guaiacwood,
  cashmeran,
  norlimbanol,
  cypriol,
  oudOil,
  oudAccord,
  oakmoss,
  evernyl,
  ambroxan,
  olibanum,
  myrrh,
  opoponax,
  benzoinSiam,
  labdanumAbs,
  styrax,
  vanillin,
  vanillaAbs,
  coumarin,
  tonkaAbs,
  ethylMaltol,
  tobaccoAbs,
  isobutylQuinoline,
  galaxolide,
  ethyleneBrassylate,
  habanolide,
  exaltolide,
  ambrettolide,
  muscone,
  helvetolide,
  romandolide,
  ambretteSeed,
  methylPamplemousse,
  litseaCubeba,
  corianderSeed,
  clarySage,
  elemi,
  decanal,
  allylAmylGlycolate,
  hexylAcetate,
  raspberryKetone,
  roseOxide,
  methylAnthranilate,
  betaIonone,
  cedarwoodVirginia,
  amberCore,
  toluBalsam,
  ethylVanillin,
  cocoaAbs,
] as const;

export type MaterialId = (typeof materials)[number]["id"];

const byId: ReadonlyMap<MaterialId, (typeof materials)[number]> = new Map(
  materials.map((material) => [material.id, material]),
);

/** Whether the palette still has a material: a perfume that is kept may have one that it lost since. */
export const inPalette = (id: MaterialId): boolean => byId.has(id);

/**
 * The facts of one material.
 * @throws RangeError for an id that is not in the palette
 */
export function materialOf(id: MaterialId): (typeof materials)[number] {
  const material = byId.get(id);
  if (!material) throw new RangeError(`Not in the palette: ${id}`);
  return material;
}
