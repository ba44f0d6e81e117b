import { memoryTemplates } from "../memory.ts";
import { agree, some, the } from "./grammar.ts";

export const frenchMemories = memoryTemplates({
  script: "latin",
  poured: [
    (quote, ids) => `Vous avez écrit « ${quote} », et j’ai tendu la main vers ${the(ids)}.`,
    (quote, ids) => `Pour « ${quote} », j’ai versé ${the(ids)}.`,
    (quote, ids) => `C’est pour vos mots, « ${quote} », que ${the(ids)} ${agree(ids, "est", "sont")} dans le flacon.`,
    (quote, ids) => `À « ${quote} », j’ai répondu par ${the(ids)}.`,
    (quote, ids) => `Là où vous écriviez « ${quote} », j’ai noté ${the(ids)} sur ma feuille.`,
    (quote, ids) => `Vous m’avez confié « ${quote} » ; je vous rends ${the(ids)}.`,
    (quote, ids) => `${the(ids)} ${agree(ids, "arrive", "arrivent")} avec vos mots, « ${quote} ».`,
    (quote, ids) => `Sans votre « ${quote} », il y aurait ici moins ${some(ids)}.`,
    (quote, ids) => `J’ai lu « ${quote} » deux fois avant de peser ${the(ids)}.`,
    (quote, ids) => `C’est « ${quote} » qui a demandé ${the(ids)}.`,
  ],
  lacking: [
    (quote, ids) => `Je n’ai pas de flacon qui contienne « ${quote} » ; au plus près, j’ai ${the(ids)}.`,
    (quote, ids) => `Rien sur mon étagère n’est « ${quote} » ; j’ai mis ${the(ids)} à sa place.`,
    (quote, ids) => `J’ai cherché « ${quote} » et je ne l’avais pas ; j’ai pris ${the(ids)}.`,
    (quote, ids) => `Nul ne vend « ${quote} » au gramme ; je m’en suis approché par ${the(ids)}.`,
  ],
  read: [
    (quote) => `Vous avez écrit « ${quote} » ; je ne l’ai pas oublié.`,
    (quote) => `De tout ce que j’ai lu de vous, j’ai surtout retenu « ${quote} ».`,
    (quote) => `Vos mots, « ${quote} », étaient posés près de la balance.`,
    (quote) => `J’ai gardé « ${quote} » en tête pendant que je pesais.`,
    (quote) => `Il est des choses qu’aucun flacon ne retient ; j’ai lu « ${quote} » avec soin.`,
    (quote) => `Je ne promets pas de vous rendre « ${quote} » ; je l’avais seulement sous les yeux.`,
    (quote) => `Une fois lus vos mots, « ${quote} », j’ai travaillé plus lentement.`,
    (quote) => `Entre deux essais, j’ai relu « ${quote} ».`,
    (quote) => `Ces mots, « ${quote} », n’appartiennent qu’à vous ; j’en ai seulement pris le pas.`,
    (quote) => `Après avoir lu « ${quote} », je n’ai pas commencé tout de suite.`,
    (quote) => `Ce que vous avez écrit, « ${quote} », je le laisse tel quel.`,
    (quote) => `J’ai pensé plus d’une fois à vos mots, « ${quote} ».`,
  ],
});
