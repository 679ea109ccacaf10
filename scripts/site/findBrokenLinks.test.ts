import { expect, test } from 'vitest'
import { plantFiles } from '../checks/plantFiles.test.helper.ts'
import { findBrokenLinks } from './findBrokenLinks.ts'

test('links to missing files, pictures and headings are broken; code and other hosts are not looked at', () => {
  const root = plantFiles({
    'docs/a.md': `# A page

[file](b.md) [heading](b.md#two-words) [own](#a-page) [anchor](b.md#model-X) [out](https://example.com/x)
[gone](c.md) [no heading](b.md#three) [no own](#b)
<img src="b.png" alt=""> <img src="c.png" alt="">

\`\`\`md
[in code](d.md)
\`\`\`
`,
    'docs/b.md': '# \u0060Two\u0060 words?\n\n<a id="model-X"></a>\n',
    'docs/b.png': '',
  })
  expect(findBrokenLinks(root, ['docs/a.md'])).toEqual([
    'docs/a.md → c.md',
    'docs/a.md → b.md#three',
    'docs/a.md → #b',
    'docs/a.md → c.png',
  ])
})
