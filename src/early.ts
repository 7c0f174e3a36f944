/**
 * What scripts of others call, for pages whose bundle comes later: the plugin for WordPress prints this file in the page's head. A build
 * entry of its own, `shop-widgets.early.js`, in one file; the classic tag has it in it.
 */
import { installEarly } from './core/early';

installEarly();
