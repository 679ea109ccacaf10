import { expect, test } from 'vitest'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { llmsFull, llmsIndex } from './llms.ts'

test('the index has a line for each row of a table, the reference last', () => {
  const index = llmsIndex(`# docs

## Reference

| page | describes |
| --- | --- |
| [Errors](reference/errors/README.md) | every error |

## Start

| page | for |
| --- | --- |
| [Concepts](concepts.md) | ideas, with \`code\` |
`)
  expect(index.replace(/^[\s\S]*?(?=## )/, '')).toBe(
    '## Start\n\n- [Concepts](concepts.md): ideas, with `code`\n\n## Optional\n\n- [Errors](reference/errors/README.md): every error\n',
  )
})

test('the whole text has every guide, with links from one folder', () => {
  const text = llmsFull(repositoryRoot)
  expect(text).toContain('<!-- guides/connect.md -->\n\n# Connect\n')
  expect(text).toContain('](guides/sign-in.md)')
  expect(text).not.toMatch(/\]\(\.\.\/(?:reference|guides|images)/)
})
