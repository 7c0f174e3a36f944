export { answer } from './answer';
export { focusFirst } from './focusFirst';
export { markItems } from './markItems';
export { forgetChosen, nameChosen } from './nameChosen';
export { dressMore } from './showMore';
export { lookAgain, renew, startSwatches } from './startSwatches';
