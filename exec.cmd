@rem In scripts of package.json "exec" has npm's signals reach our process and not a shell. Windows has no such word.
@%*
