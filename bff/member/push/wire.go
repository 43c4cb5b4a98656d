package push

// PushStatus is what a browser needs to subscribe.
type PushStatus struct {
	PublicKey  string `json:"publicKey" doc:"The applicationServerKey of a subscription, in base64url."`
	Subscribed bool   `json:"subscribed" doc:"True if this sign-in has a subscription."`
}

// SubscribePushRequest is the subscription of this browser.
type SubscribePushRequest struct {
	Endpoint string `json:"endpoint" maxLength:"1000" doc:"The address at the browser's push service."`
	P256dh   string `json:"p256dh" maxLength:"200" doc:"The browser's public key, in base64url."`
	Auth     string `json:"auth" maxLength:"100" doc:"The browser's secret, in base64url."`
	Neutral  bool   `json:"neutral" doc:"True if the app has the neutral name on this device."`
}
