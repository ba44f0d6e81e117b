import { createInstance, type i18n } from "i18next";
import type { MessageLanguage } from "../../backend/message-languages.ts";
import type { Language } from "../../i18n/languages.ts";
import type maintenance from "../../i18n/locales/en/maintenance.json";
import { i18nextOptions } from "../../i18n/options.ts";

/** The languages that only the closed shop speaks. */
type ForeignLanguage = Exclude<MessageLanguage, Language>;

const words: Record<ForeignLanguage, typeof maintenance> = {
  tr: {
    title: "Kısa bir süreliğine kapalı",
    headline: "Athar kısa bir süreliğine kapalı",
    body: "Maestro kapalı kapılar ardında çalışıyor. Lütfen biraz sonra yeniden uğrayın; başladığınız her şey saklanıyor.",
    brand_line: "Athar. Kalıcı bir iz.",
    language: "Dil",
    again: "Yeniden deneyin",
  },
  es: {
    title: "Cerrado por un momento",
    headline: "La casa está cerrada por un momento",
    body: "El Maestro trabaja a puerta cerrada. Vuelva dentro de un rato: todo lo que empezó queda guardado.",
    brand_line: "Athar. Una huella que permanece.",
    language: "Idioma",
    again: "Volver a intentarlo",
  },
  de: {
    title: "Für einen Augenblick geschlossen",
    headline: "Das Haus ist für einen Augenblick geschlossen",
    body: "Der Maestro arbeitet hinter verschlossenen Türen. Bitte schauen Sie in Kürze wieder vorbei; alles, was Sie begonnen haben, bleibt erhalten.",
    brand_line: "Athar. Eine Spur, die bleibt.",
    language: "Sprache",
    again: "Noch einmal versuchen",
  },
};

const instances = new Map<ForeignLanguage, i18n>();

/** The texts of the closed shop in a language that the open one has not, made once and read-only. */
export function foreignI18nextFor(language: ForeignLanguage): i18n {
  const known = instances.get(language);
  if (known) return known;
  const instance = createInstance();
  instances.set(language, instance);
  // Synchronous: the resources are bundled and `initAsync` is off.
  void instance.init({
    ...i18nextOptions,
    supportedLngs: [language],
    fallbackLng: false,
    lng: language,
    resources: { [language]: { maintenance: words[language], common: { title: "{{page}} · Athar" } } },
  });
  return instance;
}
