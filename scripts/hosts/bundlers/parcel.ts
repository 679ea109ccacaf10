import type { Bundler } from '../Bundler.ts'
import { sourcePage } from './page.ts'

export const parcel: Bundler = {
  // Packages of WalletConnect look for two globals of Node. Parcel puts these packages in their place, and would install
  // them during the build.
  dependencies: (version) => ({ parcel: version, buffer: '6.0.3', process: '0.11.10' }),
  // Parcel leaves the `exports` of packages unread by default, those of viem and wagmi as well.
  manifest: { '@parcel/resolver-default': { packageExports: true } },
  files: { 'page/index.html': sourcePage },
  build: () =>
    'parcel build page/index.html --dist-dir dist-parcel --public-url ./ --no-cache --log-level warn',
  serve: { folder: 'dist-parcel' },
}
