/** What a captive portal sends in place of the reply. */
export const webPage = `<!doctype html>
<title>Sign in to this network</title>
<h1>Welcome</h1>
<p>Please accept the terms of this network to go on.</p>
<script>window.__pwned = true</script>
`
