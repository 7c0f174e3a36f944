export { answer } from './answer';
export { focusFirst } from './focusFirst';
export { markItems } from './markItems';
export { forgetChosen, nameChosen } from './nameChosen';
export { lookAgain, renew, startSwatches } from './startSwatches';
