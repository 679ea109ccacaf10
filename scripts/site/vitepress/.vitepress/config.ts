import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'
import { slugify } from '../../markdown.ts'

const pages = fileURLToPath(new URL('../pages/', import.meta.url))
const site = JSON.parse(readFileSync(`${pages}site.json`, 'utf8'))

export default defineConfig({
  title: 'wallet-kit',
  description: 'Wallet connection and sign-in for websites',
  // Where the site is not at the root of its host.
  base: process.env.SITE_BASE ?? '/',
  srcDir: pages,
  outDir: fileURLToPath(new URL('../../../../.cache/site/', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../../../.cache/vitepress/', import.meta.url)),
  // An example of an address on the reader's own machine.
  ignoreDeadLinks: 'localhostLinks',
  markdown: {
    // Anchors are those of code hosts, where the same pages are read.
    anchor: { slugify },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  themeConfig: {
    nav: [
      { text: 'Start', link: '/start' },
      { text: 'Guides', link: '/guides/connect' },
      { text: 'Reference', link: '/reference/react/' },
      { text: 'Pictures', link: '/pictures/' },
      { text: `v${site.version}`, link: '/changelog' },
    ],
    sidebar: site.navigation,
    outline: [2, 3],
    search: { provider: 'local' },
    ...(site.repositoryUrl && { socialLinks: [{ icon: 'github', link: site.repositoryUrl }] }),
  },
})
