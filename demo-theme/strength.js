// Stands for the shop's estimator of passwords: counts length and kinds of characters.
window.zxcvbn = password => {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter(kind => kind.test(password)).length;
  return { score: Math.min(4, Math.floor(password.length / 4) + (kinds > 2 ? 1 : 0)) };
};
