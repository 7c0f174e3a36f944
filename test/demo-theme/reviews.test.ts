// @vitest-environment node
import { expect, it } from 'vitest';
import { newVisitor } from './visitor';

it('a posted review of no product leads home', async () => {
  const { text } = await newVisitor().post('/wp-comments-post.php', {
    comment: 'Dobro.',
    author: 'Nina',
    email: 'nina@lipa.example',
    rating: '4',
    comment_post_ID: '4711',
  });
  expect(text).toContain('theme-lipa');
});
