/** Allowed imports of a folder besides its own files and third-party packages. */
export interface Direction {
  /** Folder of the repository; a `*` at its end matches each folder in it. */
  readonly folder: string
  /** Packages of this repository that it may import: by name, or one entry of one (`name/entry`). */
  readonly mayImport: readonly string[]
  /** Folders and files that it may also import by a relative path. */
  readonly mayReach?: readonly string[]
  /** Third-party packages (or scopes, `@scope/`) that it must not import, and why. */
  readonly without?: Readonly<Record<string, string>>
}

const noScreen = 'this package has no screen'
const browserCode = 'this runs in browsers'

/**
 * The arrows of ARCHITECTURE.md. A folder that is missing here may not hold code.
 */
export const importDirections: readonly Direction[] = [
  // Its long tests share the settings of the unit tests.
  { folder: 'codegen', mayImport: [], mayReach: ['vitest.config.ts'] },
  { folder: 'generated', mayImport: [], without: { 'node:': browserCode } },
  {
    folder: 'sdk',
    mayImport: ['@wallet-kit/clients'],
    without: {
      'node:': browserCode,
      react: noScreen,
      'react-dom': noScreen,
      '@mui/': noScreen,
      '@emotion/': noScreen,
      '@tanstack/react-query': noScreen,
    },
  },
  { folder: 'ui', mayImport: ['@wallet-kit/clients', '@wallet-kit/sdk'], without: { 'node:': browserCode } },
  {
    folder: 'server',
    mayImport: ['@wallet-kit/clients'],
    without: { react: noScreen, 'react-dom': noScreen, '@mui/': noScreen },
  },
  {
    folder: 'frame',
    mayImport: ['@wallet-kit/clients'],
    // Its tests start the same databases, and its page has licenses like other bundles.
    mayReach: ['server/src/crash', 'scripts/bundle/containedLicenses.ts'],
    without: { react: 'the frame draws its few views itself', 'react-dom': 'as react', '@mui/': 'as react' },
  },
  { folder: 'cli', mayImport: [] },
  { folder: 'mcp', mayImport: [] },
  {
    folder: 'templates/*',
    mayImport: ['@wallet-kit/codegen', '@wallet-kit/react', '@wallet-kit/sdk', '@wallet-kit/server'],
  },
  {
    folder: 'sandbox',
    mayImport: ['@wallet-kit/clients', '@wallet-kit/frame', '@wallet-kit/sdk/testing', '@wallet-kit/server'],
  },
  // As a host app would.
  { folder: 'playground', mayImport: ['@wallet-kit/clients', '@wallet-kit/sdk', '@wallet-kit/react'] },
  {
    folder: 'e2e',
    mayImport: ['@wallet-kit/clients', '@wallet-kit/sdk', '@wallet-kit/react', '@wallet-kit/sandbox'],
    // The byte budget uses the benchmark's own code, hostile inputs are those of the unit tests, pages run under the
    // policy that the sdk lists, a test adds a camera to the browser of all others, and a host app is built with the
    // packages as they are published.
    mayReach: [
      'bench',
      'playwright.config.ts',
      'scripts/bundle',
      'sdk/src/chains/networks/getContentSecurityPolicy.ts',
      'sdk/src/test/hostileAnnouncements.test.helper.ts',
    ],
  },
  {
    folder: 'bench',
    mayImport: ['@wallet-kit/clients', '@wallet-kit/sdk', '@wallet-kit/react', '@wallet-kit/codegen'],
    // Its host app is built with the packages as they are published, and measured in the browser of the tests; visitors
    // of the frame are its page's code without a browser.
    mayReach: ['scripts/browser', 'scripts/bundle', 'frame/src', 'frame/e2e'],
  },
  {
    folder: 'docs',
    mayImport: ['@wallet-kit/codegen', '@wallet-kit/sdk', '@wallet-kit/react'],
    // Its tests compare the pages with the code.
    mayReach: ['generated', 'sdk', 'server', 'ui', 'wallet-kit.codegen.ts'],
  },
  { folder: 'scripts', mayImport: [] },
]
