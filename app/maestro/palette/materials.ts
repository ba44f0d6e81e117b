import { acetylpyrazine2 } from "./materials/acetylpyrazine-2.ts";
import { adoxal } from "./materials/adoxal.ts";
import { aldehydeC11Undecylenic } from "./materials/aldehyde-c11-undecylenic.ts";
import { aldehydeC12Lauric } from "./materials/aldehyde-c12-lauric.ts";
import { aldehydeC12Mna } from "./materials/aldehyde-c12-mna.ts";
import { aldehydeC16 } from "./materials/aldehyde-c16.ts";
import { allylAmylGlycolate } from "./materials/allyl-amyl-glycolate.ts";
import { allylCyclohexylpropionate } from "./materials/allyl-cyclohexylpropionate.ts";
import { alphaIrone } from "./materials/alpha-irone.ts";
import { alphaTerpineol } from "./materials/alpha-terpineol.ts";
import { amberCore } from "./materials/amber-core.ts";
import { amberXtreme } from "./materials/amber-xtreme.ts";
import { ambretteSeed } from "./materials/ambrette-seed.ts";
import { ambrettolide } from "./materials/ambrettolide.ts";
import { ambrinol } from "./materials/ambrinol.ts";
import { ambroxan } from "./materials/ambroxan.ts";
import { azurone } from "./materials/azurone.ts";
import { beeswaxAbs } from "./materials/beeswax-abs.ts";
import { benzaldehyde } from "./materials/benzaldehyde.ts";
import { benzoinSiam } from "./materials/benzoin-siam.ts";
import { benzylAcetate } from "./materials/benzyl-acetate.ts";
import { benzylSalicylate } from "./materials/benzyl-salicylate.ts";
import { bergamotFcf } from "./materials/bergamot-fcf.ts";
import { betaIonone } from "./materials/beta-ionone.ts";
import { birchTarRect } from "./materials/birch-tar-rect.ts";
import { blackPepper } from "./materials/black-pepper.ts";
import { blackcurrantBudAbs } from "./materials/blackcurrant-bud-abs.ts";
import { calone } from "./materials/calone.ts";
import { cardamom } from "./materials/cardamom.ts";
import { cascalone } from "./materials/cascalone.ts";
import { cashmeran } from "./materials/cashmeran.ts";
import { cedarwoodAtlas } from "./materials/cedarwood-atlas.ts";
import { cedarwoodVirginia } from "./materials/cedarwood-virginia.ts";
import { cedramber } from "./materials/cedramber.ts";
import { celestolide } from "./materials/celestolide.ts";
import { cinnamonBark } from "./materials/cinnamon-bark.ts";
import { cis3Hexenol } from "./materials/cis3-hexenol.ts";
import { cis3HexenylAcetate } from "./materials/cis3-hexenyl-acetate.ts";
import { cis3HexenylSalicylate } from "./materials/cis3-hexenyl-salicylate.ts";
import { cis6Nonenal } from "./materials/cis6-nonenal.ts";
import { citronellol } from "./materials/citronellol.ts";
import { civetone } from "./materials/civetone.ts";
import { clarySage } from "./materials/clary-sage.ts";
import { clearwood } from "./materials/clearwood.ts";
import { cocoaAbs } from "./materials/cocoa-abs.ts";
import { coffeeCo2 } from "./materials/coffee-co2.ts";
import { cognacOil } from "./materials/cognac-oil.ts";
import { conoline } from "./materials/conoline.ts";
import { corianderSeed } from "./materials/coriander-seed.ts";
import { cosmone } from "./materials/cosmone.ts";
import { coumarin } from "./materials/coumarin.ts";
import { cypriol } from "./materials/cypriol.ts";
import { damascenone } from "./materials/damascenone.ts";
import { damasconeBeta } from "./materials/damascone-beta.ts";
import { davana } from "./materials/davana.ts";
import { decanal } from "./materials/decanal.ts";
import { deltaDecalactone } from "./materials/delta-decalactone.ts";
import { dihydroBetaIonone } from "./materials/dihydro-beta-ionone.ts";
import { dihydromyrcenol } from "./materials/dihydromyrcenol.ts";
import { diphenylOxide } from "./materials/diphenyl-oxide.ts";
import { dipropyleneGlycol } from "./materials/dipropylene-glycol.ts";
import { dmbcButyrate } from "./materials/dmbc-butyrate.ts";
import { ebanol } from "./materials/ebanol.ts";
import { elemi } from "./materials/elemi.ts";
import { ethyl2Methylbutyrate } from "./materials/ethyl-2-methylbutyrate.ts";
import { ethylHeptanoate } from "./materials/ethyl-heptanoate.ts";
import { ethylMaltol } from "./materials/ethyl-maltol.ts";
import { ethylVanillin } from "./materials/ethyl-vanillin.ts";
import { ethyleneBrassylate } from "./materials/ethylene-brassylate.ts";
import { eugenol } from "./materials/eugenol.ts";
import { evernyl } from "./materials/evernyl.ts";
import { exaltolide } from "./materials/exaltolide.ts";
import { firBalsamAbs } from "./materials/fir-balsam-abs.ts";
import { floralozone } from "./materials/floralozone.ts";
import { florhydral } from "./materials/florhydral.ts";
import { florol } from "./materials/florol.ts";
import { furaneol } from "./materials/furaneol.ts";
import { galaxolide } from "./materials/galaxolide.ts";
import { galbanum } from "./materials/galbanum.ts";
import { gammaNonalactone } from "./materials/gamma-nonalactone.ts";
import { gammaUndecalactone } from "./materials/gamma-undecalactone.ts";
import { geosmin } from "./materials/geosmin.ts";
import { geraniol } from "./materials/geraniol.ts";
import { geranium } from "./materials/geranium.ts";
import { ginger } from "./materials/ginger.ts";
import { globanone } from "./materials/globanone.ts";
import { grapefruit } from "./materials/grapefruit.ts";
import { guaiacwood } from "./materials/guaiacwood.ts";
import { habanolide } from "./materials/habanolide.ts";
import { hayAbs } from "./materials/hay-abs.ts";
import { hedione } from "./materials/hedione.ts";
import { helichrysumAbs } from "./materials/helichrysum-abs.ts";
import { helional } from "./materials/helional.ts";
import { heliotropin } from "./materials/heliotropin.ts";
import { helvetolide } from "./materials/helvetolide.ts";
import { hexadecanolide } from "./materials/hexadecanolide.ts";
import { hexylAcetate } from "./materials/hexyl-acetate.ts";
import { hexylCinnamal } from "./materials/hexyl-cinnamal.ts";
import { hydroxycitronellal } from "./materials/hydroxycitronellal.ts";
import { indole } from "./materials/indole.ts";
import { isoESuper } from "./materials/iso-e-super.ts";
import { isobornylAcetate } from "./materials/isobornyl-acetate.ts";
import { isobutavan } from "./materials/isobutavan.ts";
import { isobutylQuinoline } from "./materials/isobutyl-quinoline.ts";
import { isomuscone } from "./materials/isomuscone.ts";
import { jasmineGrandiflorum } from "./materials/jasmine-grandiflorum.ts";
import { jasmineSambac } from "./materials/jasmine-sambac.ts";
import { javanol } from "./materials/javanol.ts";
import { juniperBerry } from "./materials/juniper-berry.ts";
import { kephalis } from "./materials/kephalis.ts";
import { lCarvone } from "./materials/l-carvone.ts";
import { labdanumAbs } from "./materials/labdanum-abs.ts";
import { lavender } from "./materials/lavender.ts";
import { lemonCp } from "./materials/lemon-cp.ts";
import { linalool } from "./materials/linalool.ts";
import { linalylAcetate } from "./materials/linalyl-acetate.ts";
import { litseaCubeba } from "./materials/litsea-cubeba.ts";
import { mandarinRed } from "./materials/mandarin-red.ts";
import { mapleLactone } from "./materials/maple-lactone.ts";
import { maritima } from "./materials/maritima.ts";
import { mateAbs } from "./materials/mate-abs.ts";
import { melonal } from "./materials/melonal.ts";
import { melozone } from "./materials/melozone.ts";
import { methoxymelonal } from "./materials/methoxymelonal.ts";
import { methylAnthranilate } from "./materials/methyl-anthranilate.ts";
import { methylIononeGamma } from "./materials/methyl-ionone-gamma.ts";
import { methylLaitone } from "./materials/methyl-laitone.ts";
import { methylPamplemousse } from "./materials/methyl-pamplemousse.ts";
import { methylPhenylacetate } from "./materials/methyl-phenylacetate.ts";
import { methylSalicylate } from "./materials/methyl-salicylate.ts";
import { muscenone } from "./materials/muscenone.ts";
import { muscone } from "./materials/muscone.ts";
import { myrrh } from "./materials/myrrh.ts";
import { neroli } from "./materials/neroli.ts";
import { nonadienal26 } from "./materials/nonadienal-26.ts";
import { norlimbanol } from "./materials/norlimbanol.ts";
import { nutmeg } from "./materials/nutmeg.ts";
import { oakmoss } from "./materials/oakmoss.ts";
import { olibanum } from "./materials/olibanum.ts";
import { opoponax } from "./materials/opoponax.ts";
import { orangeFlowerAbs } from "./materials/orange-flower-abs.ts";
import { orrisButter } from "./materials/orris-butter.ts";
import { osmanthusAbs } from "./materials/osmanthus-abs.ts";
import { oudAccord } from "./materials/oud-accord.ts";
import { oudOil } from "./materials/oud-oil.ts";
import { oxane } from "./materials/oxane.ts";
import { ozonil } from "./materials/ozonil.ts";
import { patchouli } from "./materials/patchouli.ts";
import { peonile } from "./materials/peonile.ts";
import { peppermint } from "./materials/peppermint.ts";
import { petitgrain } from "./materials/petitgrain.ts";
import { phenylethylAlcohol } from "./materials/phenylethyl-alcohol.ts";
import { pinkPepper } from "./materials/pink-pepper.ts";
import { polysantol } from "./materials/polysantol.ts";
import { pomarose } from "./materials/pomarose.ts";
import { precyclemoneB } from "./materials/precyclemone-b.ts";
import { raspberryKetone } from "./materials/raspberry-ketone.ts";
import { rhubafuran } from "./materials/rhubafuran.ts";
import { romandolide } from "./materials/romandolide.ts";
import { roseAbsolute } from "./materials/rose-absolute.ts";
import { roseOtto } from "./materials/rose-otto.ts";
import { roseOxide } from "./materials/rose-oxide.ts";
import { safraleine } from "./materials/safraleine.ts";
import { safranal } from "./materials/safranal.ts";
import { sandalore } from "./materials/sandalore.ts";
import { sandalwoodAlbum } from "./materials/sandalwood-album.ts";
import { scentenal } from "./materials/scentenal.ts";
import { seaweedAbs } from "./materials/seaweed-abs.ts";
import { serenolide } from "./materials/serenolide.ts";
import { stemone } from "./materials/stemone.ts";
import { styrallylAcetate } from "./materials/styrallyl-acetate.ts";
import { styrax } from "./materials/styrax.ts";
import { sweetOrange } from "./materials/sweet-orange.ts";
import { teaLeafAbs } from "./materials/tea-leaf-abs.ts";
import { theaspirane } from "./materials/theaspirane.ts";
import { tobaccoAbs } from "./materials/tobacco-abs.ts";
import { toluBalsam } from "./materials/tolu-balsam.ts";
import { tonkaAbs } from "./materials/tonka-abs.ts";
import { transluzone } from "./materials/transluzone.ts";
import { triethylCitrate } from "./materials/triethyl-citrate.ts";
import { trimethylpyrazine } from "./materials/trimethylpyrazine.ts";
import { triplal } from "./materials/triplal.ts";
import { tuberoseAbs } from "./materials/tuberose-abs.ts";
import { undecavertol } from "./materials/undecavertol.ts";
import { vanillaAbs } from "./materials/vanilla-abs.ts";
import { vanillin } from "./materials/vanillin.ts";
import { velvione } from "./materials/velvione.ts";
import { verdox } from "./materials/verdox.ts";
import { verdylAcetate } from "./materials/verdyl-acetate.ts";
import { vertenex } from "./materials/vertenex.ts";
import { vertofix } from "./materials/vertofix.ts";
import { vetiver } from "./materials/vetiver.ts";
import { vetiverylAcetate } from "./materials/vetiveryl-acetate.ts";
import { violetLeafAbs } from "./materials/violet-leaf-abs.ts";
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
  scentenal,
  adoxal,
  azurone,
  cascalone,
  transluzone,
  conoline,
  precyclemoneB,
  nonadienal26,
  violetLeafAbs,
  seaweedAbs,
  melozone,
  maritima,
  methoxymelonal,
  ozonil,
  cis6Nonenal,
  undecavertol,
  triplal,
  stemone,
  florhydral,
  cis3HexenylAcetate,
  muscenone,
  velvione,
  cosmone,
  globanone,
  isomuscone,
  serenolide,
  celestolide,
  civetone,
  hexadecanolide,
  gammaNonalactone,
  allylCyclohexylpropionate,
  aldehydeC16,
  ethyl2Methylbutyrate,
  verdox,
  blackcurrantBudAbs,
  damascenone,
  dmbcButyrate,
  pomarose,
  oxane,
  rhubafuran,
  deltaDecalactone,
  acetylpyrazine2,
  trimethylpyrazine,
  mapleLactone,
  isobutavan,
  methylLaitone,
  benzaldehyde,
  methylPhenylacetate,
  theaspirane,
  coffeeCo2,
  cognacOil,
  beeswaxAbs,
  helichrysumAbs,
  hayAbs,
  mateAbs,
  teaLeafAbs,
  peppermint,
  lCarvone,
  galbanum,
  juniperBerry,
  firBalsamAbs,
  isobornylAcetate,
  nutmeg,
  peonile,
  styrallylAcetate,
  alphaTerpineol,
  methylSalicylate,
  alphaIrone,
  dihydroBetaIonone,
  cis3HexenylSalicylate,
  birchTarRect,
  geosmin,
  clearwood,
  amberXtreme,
  cedramber,
  vertofix,
  polysantol,
  kephalis,
  ambrinol,
  diphenylOxide,
  verdylAcetate,
  vertenex,
  aldehydeC12Lauric,
  aldehydeC11Undecylenic,
  furaneol,
  ethylHeptanoate,
  triethylCitrate,
  dipropyleneGlycol,
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
