import { expect, test } from 'vitest'
import { createPackageEdits } from './PackageEdits.ts'

const manifest = `{
    "name": "app", "files": ["a", "b"],
    "dependencies": {
        "kit": "1.0.0",
        "viem": "^2.1.0"
    },
    "overrides": { "viem": "2.1.0" },
    "devDependencies": { "kit-cli": "1.0.0" }
}
`

test('changes dependencies in place', () => {
  const packages = createPackageEdits(manifest)
  expect(packages.names).toEqual(['kit', 'viem', 'kit-cli'])
  packages.remove('kit')
  packages.remove('kit-cli')
  packages.add('other', '^1.0.0')
  packages.raise('viem', '2.38.0')
  packages.add('viem', '^9.0.0')
  packages.raise('missing', '1.0.0')
  expect(packages.range('viem')).toBe('^2.38.0')
  expect(packages.text).toBe(`{
    "name": "app", "files": ["a", "b"],
    "dependencies": {
        "other": "^1.0.0",
        "viem": "^2.38.0"
    },
    "overrides": { "viem": "2.38.0" },
    "devDependencies": {}
}
`)
})

test('an app without dependencies gets a group', () => {
  const packages = createPackageEdits('{\n\t"name": "app"\n}\n')
  packages.add('kit', '1.0.0')
  expect(packages.text).toBe('{\n\t"dependencies": {\n\t\t"kit": "1.0.0"\n\t},\n\t"name": "app"\n}\n')
})

test('a file that is no object is refused', () => {
  expect(() => createPackageEdits('[')).not.toThrow()
  expect(() => createPackageEdits('')).toThrow(SyntaxError)
})
