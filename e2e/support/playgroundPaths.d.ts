export declare const repositoryRoot: string;
export declare const playgroundRoot: string;
/** Separate from the playground's own build, so that a test run does not replace the files that `npm start` serves. */
export declare const playgroundBuild: string;
//# sourceMappingURL=playgroundPaths.d.ts.map