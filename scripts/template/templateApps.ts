import type { ServingScript } from './connectInBrowser.ts'

/** An app that a template makes, and how it is visited. */
export interface TemplateApp {
  /** Of the table, and of the command line. */
  readonly name: string
  readonly template: string
  readonly flags: readonly string[]
  /** Major version of React that replaces the template's. */
  readonly react?: '18'
  readonly runs: readonly { readonly script: ServingScript; readonly spec: string }[]
  /** Whether its build writes files. Default: true. */
  readonly builds?: boolean
  /** Whether it is part of `npm test`. */
  readonly core: boolean
}

/** Apps of the same folder of packages follow each other, because an installation takes longer than the rest. */
export const templateApps: readonly TemplateApp[] = [
  {
    name: 'react-vite',
    template: 'react-vite',
    flags: ['--no-server'],
    runs: [{ script: 'preview', spec: 'scaffoldedApp.spec.ts' }],
    core: true,
  },
  {
    name: 'react-vite-server',
    template: 'react-vite',
    flags: ['--server'],
    runs: [
      { script: 'start', spec: 'appWithServer.spec.ts' },
      { script: 'dev', spec: 'developmentServer.spec.ts' },
    ],
    core: true,
  },
  {
    name: 'react-vite-logins',
    template: 'react-vite',
    flags: ['--no-server', '--logins', 'email'],
    runs: [{ script: 'preview', spec: 'logins.spec.ts' }],
    core: false,
  },
  {
    name: 'react-vite-18',
    template: 'react-vite',
    flags: ['--no-server'],
    react: '18',
    runs: [{ script: 'preview', spec: 'scaffoldedApp.spec.ts' }],
    core: false,
  },
  {
    name: 'wagmi',
    template: 'wagmi',
    flags: ['--no-server'],
    runs: [{ script: 'preview', spec: 'signedMessage.spec.ts' }],
    core: false,
  },
  {
    name: 'ethers',
    template: 'ethers',
    flags: ['--no-server'],
    runs: [{ script: 'preview', spec: 'signedMessage.spec.ts' }],
    core: false,
  },
  {
    name: 'solana',
    template: 'solana',
    flags: ['--no-server'],
    runs: [{ script: 'preview', spec: 'solana.spec.ts' }],
    core: false,
  },
  {
    name: 'headless',
    template: 'headless',
    flags: ['--no-server'],
    runs: [{ script: 'preview', spec: 'signedMessage.spec.ts' }],
    core: false,
  },
  {
    // Its app without a server has the same files but two.
    name: 'next-app-server',
    template: 'next-app',
    flags: ['--server'],
    runs: [{ script: 'start', spec: 'renderedApp.spec.ts' }],
    core: true,
  },
  {
    name: 'next-app',
    template: 'next-app',
    flags: ['--no-server'],
    runs: [{ script: 'start', spec: 'scaffoldedApp.spec.ts' }],
    core: false,
  },
  {
    name: 'next-pages',
    template: 'next-pages',
    flags: ['--server'],
    runs: [{ script: 'start', spec: 'renderedApp.spec.ts' }],
    core: false,
  },
  {
    name: 'react-router',
    template: 'react-router',
    flags: ['--server'],
    runs: [{ script: 'start', spec: 'renderedApp.spec.ts' }],
    core: false,
  },
  {
    name: 'codegen',
    template: 'codegen',
    flags: ['--no-server'],
    runs: [{ script: 'start', spec: 'guestbook.spec.ts' }],
    core: false,
  },
  {
    name: 'auth-server',
    template: 'auth-server',
    flags: [],
    // Node runs its TypeScript.
    builds: false,
    runs: [{ script: 'start', spec: 'authServer.spec.ts' }],
    core: false,
  },
  {
    name: 'plain-script',
    template: 'plain-script',
    flags: [],
    runs: [{ script: 'start', spec: 'plainPage.spec.ts' }],
    core: false,
  },
  {
    name: 'tanstack-start',
    template: 'tanstack-start',
    flags: ['--server'],
    runs: [{ script: 'start', spec: 'renderedApp.spec.ts' }],
    core: false,
  },
  {
    name: 'frame-server',
    template: 'frame-server',
    flags: [],
    builds: false,
    // Ports of the frame are in the mails that the test reads.
    runs: [{ script: 'none', spec: 'frameServer.spec.ts' }],
    core: false,
  },
]
