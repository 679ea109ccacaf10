import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addTo, apps, writeFiles } from './addTo.test.helper.ts'

const everything = { signIn: 'server', policy: true } as const

test('Next, App Router: route handlers and headers', async () => {
  const { read, printed } = await addTo(writeFiles(apps.nextApp), everything)
  expect(read('app/api/auth/[...path]/route.ts')).toContain(
    'import { getSignIn } from "../../../../walletKit/signIn";\n',
  )
  expect(read('walletKit/WalletKitProvider.tsx')).toContain(
    'createAppKit({ ...kitOptions, siwx: authSession() });',
  )
  expect(read('next.config.ts')).toContain(`  cacheComponents: true,
  async headers() {
    // The development server has scripts and sockets of its own.
    if (process.env.NODE_ENV !== "production") return [];
    const header = { key: "Content-Security-Policy", value: contentSecurityPolicy() };
    return [{ source: "/:path*", headers: [header] }];
  },
};
`)
  expect(read('next.config.ts')).toContain(
    'import { contentSecurityPolicy } from "./walletKit/contentSecurityPolicy";\n',
  )
  expect(read('.env.local')).toMatch(/^SIGN_IN_ORIGINS=http:\/\/localhost:3000\nSIGN_IN_SECRET=[\w-]{43}\n$/)
  expect(read('.gitignore')).toBe('.env.local\nwallet-kit-sign-in.sqlite*\n')
  expect(JSON.parse(read('package.json')).dependencies).toHaveProperty('@wallet-kit/server', '^0.1.0')
  expect(printed).not.toContain('By hand')
})

test('Next, Pages Router: a handler of Node, without types', async () => {
  const config = 'module.exports = {};\n'
  const { read } = await addTo(writeFiles({ ...apps.nextPages, 'next.config.js': config }), everything)
  expect(read('next.config.js')).toMatch(/= \{\n {2}async headers\(\)/)
  expect(read('next.config.js')).toContain('await import("./src/walletKit/contentSecurityPolicy.js")')
  expect(read('next.config.js')).not.toMatch(/^import/m)
  const handler = read('src/pages/api/auth/[...path].js')
  expect(handler).toContain('export default function handler(request, response) {\n')
  expect(handler).toContain('from "../../../walletKit/signIn.js";\n')
  expect(read('src/walletKit/signIn.js')).toContain('environment = process.env,\n) {\n')
  expect(read('src/walletKit/contentSecurityPolicy.js')).toContain('from "./kitOptions.js";\n')
})

test('React Router: a route of its list, and headers of the root', async () => {
  const { read } = await addTo(writeFiles(apps.reactRouter), everything)
  expect(
    read('app/routes.ts'),
  ).toBe(`import { type RouteConfig, index, route } from "@react-router/dev/routes";

export default [index("routes/home.tsx"), route("api/auth/*", "routes/api.auth.ts")] satisfies RouteConfig;
`)
  expect(read('app/routes/api.auth.ts')).toContain('from "../walletKit/signIn";\n')
  expect(read('app/root.tsx')).toMatch(/export function headers\(\) \{\n[^}]*PROD\) return \{\};\n/)
})

test('React Router: routes by the names of files, and an app without a server', async () => {
  const flat = 'import { flatRoutes } from "@react-router/fs-routes";\n\nexport default flatRoutes();\n'
  const { read } = await addTo(writeFiles({ ...apps.reactRouter, 'app/routes.ts': flat }), everything)
  expect(read('app/routes.ts')).toBe(flat)
  expect(read('app/routes/api.auth.$.ts')).toContain('loader')
  const spa = { ...apps.reactRouter, 'react-router.config.ts': 'export default { ssr: false };\n' }
  const { printed, folder } = await addTo(writeFiles(spa), everything)
  expect(printed).toContain('By hand: react-router.config says `ssr: false`')
  expect(readdirSync(join(folder, 'app'))).not.toContain('routes')
})

test('TanStack Start: a server route and middleware', async () => {
  const { read } = await addTo(writeFiles(apps.tanStack), everything)
  expect(read('src/routes/api/auth/$.ts')).toContain("from '../../../walletKit/signIn'\n")
  expect(read('src/start.ts')).toContain("from './walletKit/contentSecurityPolicy'\n")
})

test('Vite: plugins, and what production needs', async () => {
  const { read, printed } = await addTo(writeFiles(apps.vite), everything)
  expect(read('vite.config.ts')).toContain('  plugins: [react(), signInPlugin(), policyPlugin()],\n')
  expect(read('vite.config.ts')).toContain("import { policyPlugin } from './server/policyPlugin.ts'\n")
  expect(read('server/signIn.ts')).toContain("from '../src/walletKit/kitOptions.ts'\n")
  expect(printed).toContain('By hand: Vite has no server in production')
})

test('settings of the developer stay, and the diff has no secret', async () => {
  const files = {
    ...apps.nextApp,
    '.env.local': 'SIGN_IN_SECRET=mine-alone',
    '.gitignore': '# env\r\n.env*\r\n',
    'next.config.ts': 'export default withPlugin({})\n',
  }
  const dry = await addTo(writeFiles(files), { ...everything, dryRun: true, yes: false })
  expect(dry.printed).toContain('+SIGN_IN_ORIGINS=…')
  expect(dry.printed).not.toContain('mine-alone')
  const { read, printed } = await addTo(writeFiles(files), everything)
  expect(read('.env.local')).toBe('SIGN_IN_SECRET=mine-alone\nSIGN_IN_ORIGINS=http://localhost:3000\n')
  expect(read('.gitignore')).toBe('# env\r\n.env*\r\nwallet-kit-sign-in.sqlite*\r\n')
  expect(printed).toContain('By hand: The configuration in next.config was not found.')
  expect(printed).toContain('    async headers() {\n')
})

test('logins: a frame of its own', async () => {
  const { read, printed } = await addTo(writeFiles(apps.vite), { logins: ['email', 'passkey'] })
  expect(read('src/walletKit/kitOptions.ts')).toContain("features: { email: true, socials: ['passkey'] },")
  expect(read('src/walletKit/kitOptions.ts')).toContain("relay: false, frame: 'http://localhost:4100/sdk' }")
  expect(JSON.parse(read('frame.config.json'))).toMatchObject({
    title: 'App',
    passkeys: { rpId: 'localhost' },
  })
  expect(JSON.parse(read('package.json'))).toMatchObject({
    scripts: { frame: 'frame' },
    devDependencies: { '@wallet-kit/frame': '^0.1.0' },
  })
  expect(printed).toContain('pnpm frame, in a terminal of its own')
})
