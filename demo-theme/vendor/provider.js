// Stands for the script of the payment provider: `window.Stripe` that checks and throws as the real one does, wallets
// and card fields that a person can use, and `window.demoProvider` for tests.
import { installProvider } from './provider/install.js';

installProvider(new URL(import.meta.url).searchParams);
