import { describe, expect, test } from 'vitest'
import { findReleaseProblems } from './findReleaseProblems.ts'

const repository = { type: 'git', url: 'https://example.com/kit.git' }
const ready = {
  changesets: ['README.md', 'config.json'],
  manifests: [
    { name: '@wallet-kit/sdk', version: '1.0.0', repository },
    { name: '@wallet-kit/react', version: '1.0.0', repository },
  ],
  changedFiles: '',
}

describe('findReleaseProblems', () => {
  test('finds none in a versioned, committed tree', () => {
    expect(findReleaseProblems(ready)).toEqual([])
  })

  test.each([
    ['a change without a commit', { changedFiles: ' M sdk/package.json\n' }, 'not committed'],
    [
      'a change without a line in the changelog',
      { changesets: ['README.md', 'brave-cat.md'] },
      'brave-cat.md',
    ],
    [
      'two versions',
      { manifests: [...ready.manifests, { name: '@wallet-kit/server', version: '0.9.0', repository }] },
      '1.0.0, 0.9.0',
    ],
    [
      'a package without a repository',
      { manifests: [...ready.manifests, { name: '@wallet-kit/server', version: '1.0.0' }] },
      'refuses provenance: @wallet-kit/server.',
    ],
  ])('reports %s', (_, change, text) => {
    expect(findReleaseProblems({ ...ready, ...change })).toEqual([expect.stringContaining(text)])
  })
})
