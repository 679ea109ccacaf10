const { transformSync } = require('esbuild')

/** A loader of webpack that removes types. */
module.exports = (source) => transformSync(source, { loader: 'ts' }).code
