// Progressive enhancement of the pages without React: small behaviours that CSS cannot do. Each looks for its own
// elements and does nothing where there are none. What pages with React need of it, the client's entry starts.
import { cartCount } from "./cart-count.ts";
import { closeMenu } from "./close-menu.ts";
import { countrySearch } from "./country-search.ts";
import { gallery } from "./gallery.ts";
import { handOverHash } from "./hand-over-hash.ts";
import { keepForms } from "./keep-forms.ts";
import { lettersLeft } from "./letters-left.ts";
import { markFailedPictures } from "./mark-failed-pictures.ts";
import { mirrorPreferences } from "./mirror-preferences.ts";
import { pictureTransition } from "./picture-transition.ts";
import { reportWebVitals } from "./report-web-vitals.ts";
import { rotateQuotes } from "./rotate-quotes.ts";
import { savePictureButton } from "./save-picture-button.ts";
import { submitInPlace } from "./submit-in-place.ts";

handOverHash();
markFailedPictures();
mirrorPreferences();
rotateQuotes();
gallery();
closeMenu();
cartCount();
savePictureButton();
void countrySearch();
void keepForms();
void lettersLeft();
submitInPlace();
pictureTransition();
reportWebVitals();
