throw new Error('This helper breaks as it runs.')
