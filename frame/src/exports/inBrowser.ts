// Stands for the entries of servers in bundles for browsers: it exports nothing, so that a bundler reports the import.
throw new Error('This entry of @wallet-kit/frame is for servers, not for pages.')
