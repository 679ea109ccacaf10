import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { usePackedPackages } from './usePackedPackages.ts'

test('direct dependencies by file, transitive ones by override', () => {
  const app = mkdtempSync(join(tmpdir(), 'wallet-kit-app-'))
  onTestFinished(() => rmSync(app, { recursive: true, force: true }))
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({
      name: 'app',
      dependencies: { '@wallet-kit/react': '0.1.0', react: '19.0.0' },
      devDependencies: { '@wallet-kit/sdk': '0.1.0' },
    }),
  )
  const packed = ['react', 'sdk', 'clients'].map((name) => ({
    folder: name,
    manifest: { name: `@wallet-kit/${name}`, version: '0.1.0' },
    tarball: `/packed/${name}.tgz`,
    unpacked: '',
  }))
  usePackedPackages(app, packed)
  expect(JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'))).toEqual({
    name: 'app',
    dependencies: { '@wallet-kit/react': 'file:/packed/react.tgz', react: '19.0.0' },
    devDependencies: { '@wallet-kit/sdk': 'file:/packed/sdk.tgz' },
    overrides: {
      '@wallet-kit/react': '$@wallet-kit/react',
      '@wallet-kit/sdk': '$@wallet-kit/sdk',
      '@wallet-kit/clients': 'file:/packed/clients.tgz',
    },
  })
})
