import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { restoreOriginals } from '../migrate/project/savedOriginals.ts'
import { addTo, apps, writeFiles } from './addTo.test.helper.ts'

/** Text of all files by path, without the record for `undo`. */
function snapshot(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('.wallet-kit'))
    .map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(files.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]))
}

test.each(Object.entries(apps))(
  '%s: undo leaves no difference, and a second run changes nothing',
  async (_, files) => {
    const folder = writeFiles(files)
    const before = snapshot(folder)
    const { isWritten, printed } = await addTo(folder, { signIn: 'server', logins: ['email'], policy: true })
    expect(isWritten).toBe(true)
    expect(printed).toContain('pnpm install')
    expect(printed).not.toContain('undefined')
    const after = snapshot(folder)
    expect(after).not.toEqual(before)
    const again = await addTo(folder)
    expect(again).toMatchObject({ isWritten: false, printed: expect.stringContaining('there already') })
    expect(snapshot(folder)).toEqual(after)
    restoreOriginals(folder, false)
    expect(snapshot(folder)).toEqual(before)
    expect(existsSync(join(folder, '.wallet-kit'))).toBe(false)
  },
)

test('Vite: the provider goes around the app, inside of StrictMode', async () => {
  const { read } = await addTo(writeFiles(apps.vite), { networks: ['base', 'mainnet'], projectId: 'abc' })
  expect(read('src/main.tsx')).toBe(`import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import App from './App.tsx'
import { ConnectButton } from '@wallet-kit/react'
import { WalletKitProvider } from './walletKit/WalletKitProvider.tsx'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <WalletKitProvider>
      <ConnectButton />
      <App />
    </WalletKitProvider>
  </StrictMode>,
)
`)
  expect(read('src/walletKit/WalletKitProvider.tsx')).toContain("from './kitOptions.ts'\n")
  const options = read('src/walletKit/kitOptions.ts')
  expect(options).toContain("import { base, mainnet } from '@wallet-kit/sdk/networks'\n")
  expect(options).toContain('  networks: [base, mainnet],\n')
  expect(options).toMatch(/dashboard\.reown\.com\.\n {2}projectId: 'abc',\n {2}features:/)
  const { dependencies } = JSON.parse(read('package.json'))
  expect(dependencies).toMatchObject({ '@wallet-kit/react': '^0.1.0', '@wallet-kit/sdk': '^0.1.0' })
})

test('Next, App Router: around the content of the body, in a client module, in the style of the layout', async () => {
  const { read } = await addTo(writeFiles(apps.nextApp))
  expect(read('app/layout.tsx')).toContain(`      <body>
        <WalletKitProvider>
          <ConnectButton />
          {children}
        </WalletKitProvider>
      </body>
`)
  expect(read('app/layout.tsx')).toContain(
    'import { WalletKitProvider } from "../walletKit/WalletKitProvider";\n',
  )
  const provider = read('walletKit/WalletKitProvider.tsx')
  expect(provider).toMatch(/^"use client";\n/)
  expect(provider).toContain('  return <AppKitProvider kit={kit}>{children}</AppKitProvider>;\n')
  expect(read('walletKit/kitOptions.ts')).toMatch(/projectId: "none",\n.*relay: false, frame: false/)
})

test('Next, Pages Router, in JavaScript: around the page, without types', async () => {
  const { read } = await addTo(writeFiles(apps.nextPages), { button: false })
  expect(read('src/pages/_app.js')).toContain(`  return (
    <WalletKitProvider>
      <Component {...pageProps} />
    </WalletKitProvider>
  );
`)
  expect(read('src/pages/_app.js')).not.toContain('ConnectButton')
  expect(read('src/walletKit/WalletKitProvider.jsx')).toContain('WalletKitProvider({ children }) {\n')
  expect(read('src/walletKit/kitOptions.js')).not.toMatch(/import type|: CreateAppKitOptions/)
})

test('Next, Pages Router without _app: it is added', async () => {
  const { 'src/pages/_app.js': _, ...files } = apps.nextPages
  const folder = writeFiles(files)
  const { read } = await addTo(folder)
  expect(read('src/pages/_app.jsx')).toContain('<Component {...pageProps} />')
  restoreOriginals(folder, false)
  expect(readdirSync(join(folder, 'src/pages'))).toEqual(['index.js'])
})

test('React Router: around what the root returns', async () => {
  const { read } = await addTo(writeFiles(apps.reactRouter))
  expect(read('app/root.tsx')).toContain(`  return (
    <WalletKitProvider>
      <ConnectButton />
      <Outlet />
    </WalletKitProvider>
  );
`)
})

test('TanStack Start: scripts stay outside, and lines within strings keep their indentation', async () => {
  const { read } = await addTo(writeFiles(apps.tanStack))
  expect(read('src/routes/__root.tsx')).toContain(`      <body>
        <WalletKitProvider>
          <ConnectButton />
          <Header
            code={\`a
b\`}
          />
          {children}
        </WalletKitProvider>
        <Scripts />
      </body>
`)
})

test.each([
  [
    'tabs and CRLF',
    (text: string) => text.replaceAll('  ', '\t').replaceAll('\n', '\r\n'),
    /\r\n\t\t<WalletKitProvider>\r\n\t\t\t<ConnectButton \/>\r\n/,
  ],
  [
    'one line',
    (text: string) => text.replace(/render\([\s\S]*\)\n$/, 'render(<App />)\n'),
    /render\(\n {2}<WalletKitProvider>\n {4}<ConnectButton \/>\n {4}<App \/>\n {2}<\/WalletKitProvider>,\n\)/,
  ],
  [
    'a variable',
    (text: string) =>
      text.replace(
        /createRoot\(d[\s\S]*\)\n$/,
        'const root = createRoot(document.body)\nif (root) {\n  root.render(<App />)\n}\n',
      ),
    /\n {2}root\.render\(\n {4}<WalletKitProvider>/,
  ],
  [
    'hydration',
    (text: string) => text.replace(/createRoot\(d[\s\S]*\)\n$/, 'hydrateRoot(document.body, <App />)\n'),
    /<App \/>\n {2}<\/WalletKitProvider>/,
  ],
])('keeps the formatting: %s', async (_, change, expected) => {
  const folder = writeFiles({ ...apps.vite, 'src/main.tsx': change(apps.vite['src/main.tsx']) })
  const { read } = await addTo(folder)
  expect(read('src/main.tsx')).toMatch(expected)
  expect(read('src/main.tsx').replaceAll('\r\n', '').includes('\n')).toBe(
    !read('src/main.tsx').includes('\r\n'),
  )
})

test('prints the lines to add by hand where the entry is of another form, and adds the rest', async () => {
  const folder = writeFiles({
    ...apps.vite,
    'src/main.tsx': "import { start } from './start.tsx'\n\nstart()\n",
  })
  const { printed, read } = await addTo(folder)
  expect(printed).toContain('By hand: src/main.tsx renders its pages in a way that is not known here.')
  expect(printed).toContain("    import { WalletKitProvider } from './walletKit/WalletKitProvider.tsx'\n")
  expect(read('src/main.tsx')).toBe("import { start } from './start.tsx'\n\nstart()\n")
  expect(read('src/walletKit/kitOptions.ts')).toContain('kitOptions')
})

test('a dry run prints a diff that git applies, and writes nothing', async () => {
  const folder = writeFiles(apps.vite)
  const before = snapshot(folder)
  const { printed, isWritten } = await addTo(folder, { dryRun: true, yes: false })
  expect(isWritten).toBe(false)
  expect(snapshot(folder)).toEqual(before)
  const input = printed.slice(0, printed.indexOf('\nVite'))
  expect(spawnSync('git', ['apply', '-'], { cwd: folder, input, encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  })
  expect(readFileSync(join(folder, 'src/main.tsx'), 'utf8')).toContain('<WalletKitProvider>')
})

test.each([
  [
    'another kit',
    { ...apps.vite, 'package.json': { dependencies: { react: '19', vite: '8', '@reown/appkit': '1.8.0' } } },
    'uses AppKit. Move it with',
  ],
  [
    'another kind of app',
    { 'package.json': { dependencies: { react: '19', parcel: '2' } } },
    'this app is of another kind',
  ],
  ['no React', { 'package.json': { dependencies: { vite: '8' } } }, 'no React'],
  [
    'the root of a workspace',
    {
      'package.json': { workspaces: ['apps/*'] },
      'apps/web/package.json': { dependencies: { react: '19' } },
      'apps/api/package.json': {},
    },
    'Pass the folder of an app: apps/web.',
  ],
  [
    'the root of a workspace of pnpm',
    {
      'package.json': {},
      'pnpm-workspace.yaml': "packages:\n  - 'web'\nonlyBuiltDependencies:\n  - esbuild\n",
      'web/package.json': { dependencies: { react: '19' } },
    },
    'apps: web.'.replace('apps: ', 'an app: '),
  ],
  ['no package.json', {}, 'has no package.json'],
])('refuses %s', async (_, files, message) => {
  await expect(addTo(writeFiles(files as Record<string, string | object>))).rejects.toThrow(message)
})

test('refuses uncommitted changes, unless forced, and to ask without a terminal', async () => {
  const folder = writeFiles(apps.vite)
  await expect(addTo(folder, { yes: false })).rejects.toThrow('Pass --yes')
  spawnSync('git', ['init', '--quiet'], { cwd: folder })
  await expect(addTo(folder)).rejects.toThrow('not committed')
  expect(await addTo(folder, { force: true })).toMatchObject({ isWritten: true })
})

test('an installation that fails puts every file back', async () => {
  const folder = writeFiles({ ...apps.vite, 'pnpm-workspace.yaml': 'packages: []\n' })
  const before = snapshot(folder)
  await withManager('echo broken > pnpm-lock.yaml; exit 3', async () => {
    await expect(addTo(folder, { install: true })).rejects.toThrow('pnpm install failed with 3')
  })
  expect(snapshot(folder)).toEqual(before)
  expect(existsSync(join(folder, '.wallet-kit'))).toBe(false)
})

test('undo puts back the lock file of the workspace above', async () => {
  const files = Object.entries(apps.vite).map(([path, content]) => [`apps/web/${path}`, content])
  const folder = writeFiles({ 'pnpm-lock.yaml': 'old\n', ...Object.fromEntries(files) })
  spawnSync('git', ['init', '--quiet'], { cwd: folder })
  const before = readFileSync(join(folder, 'apps/web/package.json'), 'utf8')
  const app = join(folder, 'apps/web')
  await withManager('echo new > ../../pnpm-lock.yaml', () => addTo(app, { install: true, force: true }))
  expect(readFileSync(join(folder, 'pnpm-lock.yaml'), 'utf8')).toBe('new\n')
  expect(restoreOriginals(app, false)).toContain('../../pnpm-lock.yaml')
  expect(readFileSync(join(folder, 'pnpm-lock.yaml'), 'utf8')).toBe('old\n')
  expect(readFileSync(join(app, 'package.json'), 'utf8')).toBe(before)
})

/** Has a script in the place of pnpm while a function runs. */
async function withManager(script: string, work: () => Promise<unknown>): Promise<void> {
  const folder = writeFiles({ pnpm: `#!/bin/sh\n${script}\n` })
  chmodSync(join(folder, 'pnpm'), 0o755)
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`)
  try {
    await work()
  } finally {
    vi.unstubAllEnvs()
  }
}
