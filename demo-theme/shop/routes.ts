import { formPost, isFormPost } from './formPost';
import type { PageResult } from './pages/page';
import { pages } from './pages/pages';
import { postReview } from './reviews';
import type { Visit } from './visit';

/** Returns the page of an address, after the form post or link of the request took effect. */
export function pageOf(visit: Visit): PageResult {
  const path = visit.url.pathname;
  if (path === '/wp-comments-post.php') return postReview(visit);
  const page = Object.values(pages).find(one => one.path.test(path));
  const changed = page?.change?.(visit);
  if (changed) return changed;
  if (isFormPost(visit)) formPost(visit);
  return page?.answer(visit, ...(page.path.exec(path)?.slice(1) ?? []));
}
