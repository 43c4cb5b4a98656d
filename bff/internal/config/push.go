package config

import (
	"crypto/ecdh"
	"encoding/base64"
)

// developmentPushKey is public, so only development may use it.
const developmentPushKey = "ZGV2ZWxvcG1lbnQgb25seTogYSBwdWJsaWMga2V5IQA="

// pushHosts are the hosts of the push services of Chrome and Edge on Android, Firefox, Safari, and Edge on Windows.
const pushHosts = "fcm.googleapis.com, push.services.mozilla.com, web.push.apple.com, notify.windows.com"

// pushKey reads the key that identifies this server at push services: 32 random bytes in base64.
func (r *reader) pushKey(name string, production bool) *ecdh.PrivateKey {
	text := r.text(name, "")
	if text == "" {
		if production {
			r.wrong(name, "is missing; it identifies this server at browsers' push services: 32 random bytes in base64, such as $(head -c 32 /dev/urandom | base64)")
			return nil
		}
		text = developmentPushKey
	}
	if production && text == developmentPushKey {
		r.wrong(name, "is the key for development, which everybody can read; make one of your own with head -c 32 /dev/urandom | base64")
		return nil
	}
	// The error does not repeat the secret.
	bytes, err := base64.StdEncoding.DecodeString(text)
	if err == nil {
		if key, err := ecdh.P256().NewPrivateKey(bytes); err == nil {
			return key
		}
	}
	r.wrong(name, "cannot be used; it must be 32 random bytes in base64, such as $(head -c 32 /dev/urandom | base64)")
	return nil
}
