const manifest = {
  name: 'react-router',
  private: true,
  type: 'module',
  scripts: {
    build: 'react-router build',
    dev: 'react-router dev',
    start: 'react-router-serve ./build/server/index.js',
  },
  dependencies: {
    '@react-router/node': '7.16.0',
    '@react-router/serve': '7.16.0',
    isbot: '^5.1.36',
    react: '^19.2.6',
    'react-dom': '^19.2.6',
    'react-router': '7.16.0',
  },
  devDependencies: {
    '@react-router/dev': '7.16.0',
    '@types/node': '^22',
    '@types/react': '^19.2.14',
    '@types/react-dom': '^19.2.3',
    typescript: '^5.9.3',
    vite: '^8.0.3',
  },
}

const compiler = {
  include: ['**/*', '.react-router/types/**/*'],
  compilerOptions: {
    lib: ['DOM', 'DOM.Iterable', 'ES2022'],
    types: ['node', 'vite/client'],
    target: 'ES2022',
    module: 'ES2022',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    rootDirs: ['.', './.react-router/types'],
    paths: { '~/*': ['./app/*'] },
    esModuleInterop: true,
    verbatimModuleSyntax: true,
    noEmit: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    strict: true,
  },
}

/** An app of React Router as its default template has it, without styles. */
export const reactRouterFiles: Readonly<Record<string, string>> = {
  'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
  'tsconfig.json': `${JSON.stringify(compiler, null, 2)}\n`,
  '.gitignore': '.DS_Store\n.env\n/node_modules/\n\n# React Router\n/.react-router/\n/build/\n',
  'vite.config.ts': `import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  resolve: {
    tsconfigPaths: true,
  },
});
`,
  'react-router.config.ts': `import type { Config } from "@react-router/dev/config";

export default {
  // Server-side render by default, to enable SPA mode set this to \`false\`
  ssr: true,
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
`,
  'app/routes.ts': `import { type RouteConfig, index } from "@react-router/dev/routes";

export default [index("routes/home.tsx")] satisfies RouteConfig;
`,
  'app/routes/home.tsx': `import type { Route } from "./+types/home";

export function meta({}: Route.MetaArgs) {
  return [{ title: "New React Router App" }];
}

export default function Home() {
  return <h1>Welcome</h1>;
}
`,
  'app/root.tsx': `import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from "react-router";

import type { Route } from "./+types/root";

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const message = isRouteErrorResponse(error) ? error.statusText : "Oops!";
  return <h1>{message}</h1>;
}
`,
}
