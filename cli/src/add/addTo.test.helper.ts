import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type AddOptions, add } from './add.ts'

export interface AddedApp {
  readonly folder: string
  /** Printed blocks of text. */
  readonly printed: string
  /** Whether files were written. */
  readonly isWritten: boolean
  read(path: string): string
}

const defaults: AddOptions = {
  folder: '.',
  networks: undefined,
  signIn: undefined,
  logins: undefined,
  services: 'hosted',
  projectId: undefined,
  policy: undefined,
  button: true,
  install: false,
  dryRun: false,
  yes: true,
  force: false,
}

/** Writes files by path into a folder of their own, which is removed after the test. */
export function writeFiles(files: Readonly<Record<string, string | object>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-kit-add-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** Runs `add` in a folder, without an installation. */
export async function addTo(folder: string, options: Partial<AddOptions> = {}): Promise<AddedApp> {
  const printed: string[] = []
  const isWritten = await add({
    options: { ...defaults, ...options },
    workingDirectory: folder,
    manager: 'pnpm',
    version: '0.1.0',
    prompts: undefined,
    signal: new AbortController().signal,
    print: (text) => printed.push(text),
  })
  return {
    folder,
    printed: printed.join('\n'),
    isWritten,
    read: (path) => readFileSync(join(folder, path), 'utf8'),
  }
}

const react = { react: '^19.0.0', 'react-dom': '^19.0.0' }

/** Small apps, each with the files of its generator that matter. */
export const apps = {
  vite: {
    'package.json': { dependencies: react, devDependencies: { vite: '^8.0.0' } },
    'index.html': '<body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body>\n',
    'vite.config.ts': `import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
})
`,
    'src/main.tsx': `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import App from './App.tsx'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
`,
    'src/App.tsx': 'export default function App() {\n  return <h1>Hello</h1>\n}\n',
  },
  nextApp: {
    'package.json': { dependencies: { next: '16.4.3', ...react } },
    'tsconfig.json': '{}\n',
    'next.config.ts': `import type { NextConfig } from "next";

const nextConfig: NextConfig = {
  cacheComponents: true,
};

export default nextConfig;
`,
    'app/layout.tsx': `import "./globals.css";

export default function RootLayout({ children }: LayoutProps<"/">) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`,
    'app/page.tsx': 'export default function Home() {\n  return <h1>Hello</h1>;\n}\n',
  },
  nextPages: {
    'package.json': { dependencies: { next: '16.4.3', ...react } },
    'src/pages/_app.js': `import "@/styles/globals.css";

export default function App({ Component, pageProps }) {
  return <Component {...pageProps} />;
}
`,
    'src/pages/index.js': 'export default function Home() {\n  return <h1>Hello</h1>;\n}\n',
  },
  reactRouter: {
    'package.json': {
      dependencies: { 'react-router': '7.16.0', ...react },
      devDependencies: { '@react-router/dev': '7.16.0' },
    },
    'app/routes.ts': `import { type RouteConfig, index } from "@react-router/dev/routes";

export default [index("routes/home.tsx")] satisfies RouteConfig;
`,
    'app/root.tsx': `import { Outlet, Scripts } from "react-router";

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
`,
  },
  tanStack: {
    'package.json': { dependencies: { '@tanstack/react-start': '1.169.5', ...react } },
    'src/routes/__root.tsx': `import { HeadContent, Scripts, createRootRoute } from '@tanstack/react-router'

export const Route = createRootRoute({
  shellComponent: RootDocument,
})

function RootDocument({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Header
          code={\`a
b\`}
        />
        {children}
        <Scripts />
      </body>
    </html>
  )
}
`,
  },
} as const
