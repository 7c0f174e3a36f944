const EMAIL = /^[\w.+-]+@[\w.-]+\.[a-z]{2,4}$/i;
/** No mail server takes a longer one. */
const LONGEST = 254;

/** Whether a text is an e-mail address by the shop's rule. Source: spec storefront 5 "Newsletter", contract add-ons 6.2. */
export const isEmail = (text: string): boolean => text.length <= LONGEST && EMAIL.test(text);
