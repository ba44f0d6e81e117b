// The letters of Auth, which sends them itself from files: supabase/templates holds what authTemplates lays out, and a
// test keeps the two the same (`npm run unit -- tests/unit/mail --update` writes the files anew after a change here).
import { type Language, languages } from "../app/i18n/languages.ts";
import { layOutLetter } from "../app/mail/letter-layout.ts";

type Words = { heading: string; body: string; button?: string; note: string };

/** Values of Auth in a sentence, isolated, or their Latin letters would pull the words around them in Arabic. */
const email = "\u2068{{ .Email }}\u2069";
const newEmail = "\u2068{{ .NewEmail }}\u2069";

/** By the template's file: the kind of its link, null where it has none, and its words. */
const letters: Record<string, { link: string | null; words: Record<Language, Words> }> = {
  confirmation: {
    link: "signup",
    words: {
      ar: {
        heading: "تأكيد بريدكم",
        body: "طُلب فتح حساب لدى أثر بهذا البريد. بقيت خطوة واحدة: أكّدوا أنّ هذا البريد بريدكم.",
        button: "تأكيد البريد",
        note: "الرابط صالح لمرة واحدة، وتنتهي صلاحيته بعد ساعة. إن لم يكن الطلب منكم فتجاهلوا هذه الرسالة: لا يُفتح الحساب ما لم يُؤكَّد البريد.",
      },
      en: {
        heading: "Welcome to Athar",
        body: "Someone has asked to create an Athar account with this address. One step remains: please confirm that the address is yours.",
        button: "Confirm the address",
        note: "The link can be used once and expires after one hour. If you did not ask for this, do nothing: the account cannot be used without your confirmation.",
      },
      fr: {
        heading: "Bienvenue chez Athar",
        body: "On nous a demandé d’ouvrir un compte Athar avec cette adresse. Il reste une étape : confirmer que l’adresse est bien la vôtre.",
        button: "Confirmer l’adresse",
        note: "Le lien est valable une heure et ne peut servir qu’une fois. Ce n’était pas vous ? Ne faites rien : sans votre confirmation, le compte ne peut pas être utilisé.",
      },
      ru: {
        heading: "Добро пожаловать в Атхар",
        body: "На этот адрес открывают учётную запись в Атхаре. Остался один шаг: подтвердите, что адрес ваш.",
        button: "Подтвердить адрес",
        note: "Ссылка одноразовая и действует в течение часа. Это были не вы? Ничего не делайте: без вашего подтверждения учётная запись не откроется.",
      },
    },
  },
  "magic-link": {
    link: "magiclink",
    words: {
      ar: {
        heading: "الدخول إلى أثر",
        body: "طُلب رابط للدخول إلى أثر بهذا البريد. يكفي الضغط على الزرّ، من دون كلمة مرور.",
        button: "تسجيل الدخول",
        note: "الرابط صالح لمرة واحدة، وتنتهي صلاحيته بعد ساعة. إن لم يكن الطلب منكم فتجاهلوا هذه الرسالة: الطلب وحده لا يتيح الدخول لأحد.",
      },
      en: {
        heading: "Sign in to Athar",
        body: "You asked for a link to sign in to Athar. Press the button; no password is needed.",
        button: "Sign in",
        note: "The link can be used once and expires after one hour. If you did not ask for this, do nothing: nobody can sign in without this link.",
      },
      fr: {
        heading: "Se connecter à Athar",
        body: "On nous a demandé un lien de connexion à Athar pour cette adresse. Appuyez sur le bouton : aucun mot de passe n’est nécessaire.",
        button: "Se connecter",
        note: "Le lien est valable une heure et ne peut servir qu’une fois. Ce n’était pas vous ? Ne faites rien : personne ne peut se connecter sans ce lien, et nous ne l’avons envoyé qu’à vous.",
      },
      ru: {
        heading: "Вход в Атхар",
        body: "На этот адрес запросили ссылку для входа в Атхар. Нажмите кнопку: пароль не нужен.",
        button: "Войти",
        note: "Ссылка одноразовая и действует в течение часа. Это были не вы? Ничего не делайте: войти по ссылке может только тот, у кого есть это письмо.",
      },
    },
  },
  recovery: {
    link: "recovery",
    words: {
      ar: {
        heading: "اختيار كلمة مرور جديدة",
        body: "طُلب تغيير كلمة مرور حسابكم لدى أثر. اضغطوا الزرّ لاختيار كلمة مرور جديدة.",
        button: "اختيار كلمة مرور جديدة",
        note: "الرابط صالح لمرة واحدة، وتنتهي صلاحيته بعد ساعة. إن لم يكن الطلب منكم فتجاهلوا هذه الرسالة: تبقى كلمة مروركم الحالية كما هي.",
      },
      en: {
        heading: "A new password",
        body: "Someone asked for a new password for your Athar account. Press the button to choose one.",
        button: "Set a new password",
        note: "The link can be used once and expires after one hour. If you did not ask for this, do nothing: your current password stays as it is.",
      },
      fr: {
        heading: "Un nouveau mot de passe",
        body: "Un nouveau mot de passe a été demandé pour votre compte Athar. Le bouton ouvre la page où vous pourrez le choisir.",
        button: "Choisir un nouveau mot de passe",
        note: "Le lien est valable une heure et ne peut servir qu’une fois. Ce n’était pas vous ? Ne faites rien : votre mot de passe actuel reste valable.",
      },
      ru: {
        heading: "Новый пароль",
        body: "Нас попросили сменить пароль вашей учётной записи в Атхаре. Нажмите кнопку, чтобы задать новый.",
        button: "Задать новый пароль",
        note: "Ссылка одноразовая и действует в течение часа. Это были не вы? Ничего не делайте: ваш нынешний пароль не изменится.",
      },
    },
  },
  invite: {
    link: "invite",
    words: {
      ar: {
        heading: "دعوة إلى أثر",
        body: "تدعوكم دار أثر إلى فتح حساب لديها. لقبول الدعوة يكفي الضغط على الزرّ.",
        button: "قبول الدعوة",
        note: "الدعوة صالحة لمرة واحدة، وتنتهي صلاحيتها بعد ساعة. إن لم تكن الدعوة موجّهة إليكم فتجاهلوا هذه الرسالة: لا يُفتح حساب من دون قبولكم.",
      },
      en: {
        heading: "Your invitation to create an Athar account",
        body: "The house of Athar invites you to create an account. Press the button to accept.",
        button: "Accept the invitation",
        note: "The link can be used once and expires after one hour. If the invitation is not meant for you, do nothing: no account will be created without your consent.",
      },
      fr: {
        heading: "Votre invitation à ouvrir un compte Athar",
        body: "La maison Athar vous invite à ouvrir un compte. Appuyez sur le bouton pour accepter.",
        button: "Accepter l’invitation",
        note: "L’invitation est valable une heure et ne peut servir qu’une fois. Elle ne vous est pas destinée ? Ne faites rien : aucun compte n’est ouvert sans votre accord.",
      },
      ru: {
        heading: "Приглашение в Атхар",
        body: "Атхар приглашает вас открыть учётную запись. Чтобы принять приглашение, нажмите кнопку.",
        button: "Принять приглашение",
        note: "Приглашение одноразовое и действует в течение часа. Оно пришло вам по ошибке? Ничего не делайте: без вашего согласия учётная запись не откроется.",
      },
    },
  },
  "email-change": {
    link: "email_change",
    words: {
      ar: {
        heading: "تأكيد البريد الجديد",
        body: `طُلب تغيير بريد حسابكم لدى أثر من ${email} إلى ${newEmail}.`,
        button: "تأكيد التغيير",
        note: "الرابط صالح لمرة واحدة، وتنتهي صلاحيته بعد ساعة. إن لم تطلبوا ذلك أنتم فلا تضغطوا الزرّ. وإن كانت لديكم كلمة مرور فغيّروها.",
      },
      en: {
        heading: "Confirm the new address",
        body: `We were asked to change the address of your Athar account from ${email} to ${newEmail}.`,
        button: "Confirm the change",
        note: "The link can be used once and expires after one hour. If you did not ask for this, do not press the button. If you have an Athar account with a password, please change your password to be safe.",
      },
      fr: {
        heading: "Confirmer la nouvelle adresse",
        body: `On nous a demandé de remplacer l’adresse de votre compte Athar, ${email}, par ${newEmail}.`,
        button: "Confirmer le changement",
        note: "Le lien est valable une heure et ne peut servir qu’une fois. Ce n’était pas vous ? N’appuyez pas sur le bouton et, si vous avez un mot de passe, changez-le.",
      },
      ru: {
        heading: "Подтвердите новый адрес",
        body: `Нас попросили сменить адрес вашей учётной записи в Атхаре: был ${email}, станет ${newEmail}.`,
        button: "Подтвердить изменение",
        note: "Ссылка одноразовая и действует в течение часа. Это были не вы? Тогда не нажимайте кнопку, а пароль, если он у вас есть, смените.",
      },
    },
  },
  "password-changed": {
    link: null,
    words: {
      ar: {
        heading: "تغيّرت كلمة المرور",
        body: `تغيّرت كلمة مرور حسابكم لدى أثر (${email}).`,
        note: "إن كان التغيير منكم فلا حاجة إلى أيّ إجراء. وإن لم تغيّروها أنتم فافتحوا صفحة تسجيل الدخول، واضغطوا «نسيتم كلمة المرور؟»، واختاروا كلمة مرور جديدة.",
      },
      en: {
        heading: "Your password has changed",
        body: `The password of your Athar account (${email}) has been changed.`,
        note: "If it was you, there is nothing you need to do. If not, open the sign-in page, press “Forgotten your password?” and choose a new password.",
      },
      fr: {
        heading: "Votre mot de passe a changé",
        body: `Le mot de passe de votre compte Athar (${email}) a été modifié.`,
        note: "C’était vous ? Vous n’avez rien à faire. Sinon, ouvrez la page de connexion, appuyez sur « Mot de passe oublié ? » et choisissez un nouveau mot de passe.",
      },
      ru: {
        heading: "Ваш пароль изменён",
        body: `Пароль вашей учётной записи в Атхаре (${email}) изменён.`,
        note: "Если это были вы, ничего делать не нужно. Если нет, откройте страницу входа, нажмите «Забыли пароль?» и задайте новый пароль.",
      },
    },
  },
};

/** The page that asked for the letter, or the shop's own where none did: a template of Go, filled in by Auth. */
const hrefOf = (type: string) =>
  `{{ if eq .RedirectTo .SiteURL }}{{ .SiteURL }}/auth/confirm?token_hash={{ .TokenHash }}&type=${type}{{ else }}{{ .RedirectTo }}&token_hash={{ .TokenHash }}&type=${type}{{ end }}`;

/** Auth's letters as files of supabase/templates: names without their ending, and the markup. */
export function authTemplates(): Promise<{ name: string; html: string }[]> {
  const templates = Object.entries(letters).map(async ([name, { link, words }]) => {
    const texts = languages.map((language) => {
      const { heading, body, button, note } = words[language];
      return {
        language,
        heading,
        paragraphs: [body],
        button: link && button ? { text: button, href: hrefOf(link) } : undefined,
        note,
      };
    });
    return { name, html: (await layOutLetter(texts)).html };
  });
  return Promise.all(templates);
}
