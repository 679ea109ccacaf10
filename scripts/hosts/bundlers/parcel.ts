import type { Bundler } from '../Bundler.ts'
import { sourcePage } from './page.ts'

export const parcel: Bundler = {
  dependencies: (version) => ({ parcel: version }),
  // Parcel leaves the `exports` of packages unread by default, those of viem and wagmi as well.
  manifest: { '@parcel/resolver-default': { packageExports: true } },
  files: { 'page/index.html': sourcePage },
  build: () =>
    'parcel build page/index.html --dist-dir dist-parcel --public-url ./ --no-cache --log-level warn',
  serve: { folder: 'dist-parcel' },
}
