// The one small script of every page: what CSS cannot do and React is too heavy for. Each behaviour looks for its own
// elements and leaves the page alone where there are none.
import { closeMenus } from "./close-menus.ts";
import { gallery } from "./gallery.ts";
import { handOverHash } from "./hand-over-hash.ts";
import { keepShared } from "./keep-shared.ts";
import { measure } from "./measure.ts";
import { mirrorChoices } from "./mirror-choices.ts";
import { morph } from "./morph.ts";
import { postInPlace } from "./post-in-place.ts";
import { rotateQuotes } from "./rotate-quotes.ts";
import { startReact } from "./start-react.ts";

handOverHash();
startReact();
mirrorChoices();
closeMenus();
rotateQuotes();
gallery();
keepShared();
postInPlace();
morph();
measure();
