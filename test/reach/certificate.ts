/** Vouches for localhost and for nothing else; whoever believes it has to be told to. */
export const certificate = `-----BEGIN CERTIFICATE-----
MIIBnDCCAUGgAwIBAgIUcP6YB3XrtQNCYx12TqXBhPe2e3IwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTExNzIyMDMzMFoYDzIxMjYxMDI0
MjIwMzMwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATcIJpzGmObEOtuMGegdOcWG7GWDMxdwXelkRaawDlRTadufEGCM0eq
oMDNQyBNmyr/O75BufTCq0PfIE18M52Po28wbTAdBgNVHQ4EFgQUIbj+YLn3xFvw
K++i2UlsX2QOuR8wHwYDVR0jBBgwFoAUIbj+YLn3xFvwK++i2UlsX2QOuR8wDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSQAwRgIhAJt4ghnup3o+7QE4bXnCJgfDc6IngFphe/hzU8YE2/EkAiEA
q4v2al5xnADvX/IV6Z6dcaDSvIbxc6Qqc87/tUNio6U=
-----END CERTIFICATE-----`

export const privateKey = `-----BEGIN EC PRIVATE KEY-----
MHcCAQEEIHFFGvbN2vZDpasyak/tPNE3VMuFsJvoNjDdHbK7VxtsoAoGCCqGSM49
AwEHoUQDQgAE3CCacxpjmxDrbjBnoHTnFhuxlgzMXcF3pZEWmsA5UU2nbnxBgjNH
qqDAzUMgTZsq/zu+Qbn0wqtD3yBNfDOdjw==
-----END EC PRIVATE KEY-----`
