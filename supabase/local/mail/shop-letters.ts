/** The Worker's variables for the shop's own letters: the mailbox of the backend at `url` stands for the mail service. */
export function shopLetters(url: string) {
  return {
    MAIL_API_URL: `${url}/mailbox`,
    MAIL_API_KEY: "local",
  };
}
