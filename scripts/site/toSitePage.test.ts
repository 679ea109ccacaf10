import { expect, test } from 'vitest'
import { readNavigation } from './navigation.ts'
import { toSitePage } from './toSitePage.ts'

const text = `[guide](../start.md#new) [index](../README.md) [source](../../sdk/README.md) [\`code\`](#here)
<img src="a.png" alt="">

\`\`\`md
[in code](../../sdk/README.md)
\`\`\`
`

test('links to pages stay, a README is an index, other files are at the code host', () => {
  const sources = 'https://code.example/kit/blob/main'
  expect(toSitePage({ path: 'guides/page.md', text, sources })).toBe(
    `[guide](../start.md#new) [index](../index.md) [source](${sources}/sdk/README.md) [\`code\`](#here)
<img src="./a.png" alt="">

\`\`\`md
[in code](../../sdk/README.md)
\`\`\`
`,
  )
})

test('without a code host the text of such a link is left', () => {
  expect(toSitePage({ path: 'guides/page.md', text, sources: undefined })).toContain(
    ' source [`code`](#here)',
  )
})

test('the tables of the index are the navigation', () => {
  const index =
    '# docs\n\n## Start\n\n| page | for |\n| --- | --- |\n| [A](a.md) | x |\n| [B](b/README.md) | y |\n\n## Empty\n'
  expect(readNavigation(index)).toEqual([
    {
      text: 'Start',
      collapsed: false,
      items: [
        { text: 'A', link: '/a' },
        { text: 'B', link: '/b/' },
      ],
    },
  ])
})
