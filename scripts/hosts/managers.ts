export interface Manager {
  /** Version of its package; npm is the one that runs this program. */
  readonly version?: string
  /** Its program in that package. */
  readonly program?: string
  readonly install: readonly string[]
  /** Makes dependencies of dependencies the packed ones: more of `package.json`, and files beside it. */
  settings(overrides: Readonly<Record<string, string>>): {
    readonly manifest?: Readonly<Record<string, unknown>>
    readonly files?: Readonly<Record<string, string>>
  }
}

const quoted = (entries: Readonly<Record<string, string>>) =>
  Object.entries(entries).map(([name, value]) => `  '${name}': '${value}'\n`)

/** Each with its strictest layout of packages. No host may need an install script. */
export const managers = {
  npm: {
    install: ['install', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'],
    settings: (overrides) => ({ manifest: { overrides } }),
  },
  pnpm: {
    version: '10.34.9',
    program: 'bin/pnpm.cjs',
    install: ['install', '--ignore-scripts', '--prefer-offline', '--no-frozen-lockfile'],
    settings: (overrides) => ({
      files: {
        'pnpm-workspace.yaml': `hoist: false\nautoInstallPeers: false\noverrides:\n${quoted(overrides).join('')}`,
      },
    }),
  },
  yarn: {
    version: '4.18.1',
    program: 'bin/yarn.js',
    install: ['install', '--mode=skip-build', '--no-immutable'],
    settings: (resolutions) => ({
      manifest: { resolutions },
      files: { '.yarnrc.yml': 'nodeLinker: pnp\nenableTelemetry: false\nenableGlobalCache: true\n' },
    }),
  },
} as const satisfies Record<string, Manager>

export type ManagerName = keyof typeof managers
