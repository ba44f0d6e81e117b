import type { i18n } from "i18next";
import type { Family, Variant } from "../../maestro/types.ts";
import { familyPairSocialImage, materialPictures } from "../../media/social.ts";

type SocialImageSource = Pick<Variant, "leading"> & { name: string; i18next: i18n };

/** The social image of a shared perfume, and its alternative text. */
export function socialImage({ leading, name, i18next }: SocialImageSource) {
  const [main, second] = leading;
  const describe = (picture: (typeof materialPictures)[Family]["main" | "second"]) => {
    const text = i18next.t(`pictures:${picture}`);
    return text.charAt(0).toLocaleLowerCase(i18next.language) + text.slice(1);
  };
  return {
    path: familyPairSocialImage(main, second),
    alt: i18next.t("results_message:social_image", {
      name,
      main: describe(materialPictures[main].main),
      second: describe(materialPictures[second].second),
    }),
  };
}
