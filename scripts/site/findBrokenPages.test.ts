import { expect, test } from 'vitest'
import { plantFiles } from '../checks/plantFiles.test.helper.ts'
import { findBrokenPages } from './findBrokenPages.ts'

test('a built site has no address that leads nowhere, wherever it is served', () => {
  const root = plantFiles({
    'index.html':
      '<a href="/kit/guides/a.html#two">A</a> <a href="/kit/gone.html">B</a> <img src="/kit/x.png">',
    'guides/a.html':
      '<h2 id="one">One</h2> <a href="#one">1</a> <a href="/kit/">home</a> <a href="https://x.example/">X</a>',
    'guides/index.html': '<script src="/kit/assets/app.js"></script>',
    'assets/app.js': '',
  })
  expect(findBrokenPages(root, '/kit/').toSorted()).toEqual([
    'index.html → /kit/gone.html',
    'index.html → /kit/guides/a.html#two',
    'index.html → /kit/x.png',
  ])
})
