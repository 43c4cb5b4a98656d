package config

import "net/url"

// bucket reads the URL of a bucket for files. Errors never repeat it, because it may contain a key.
func (r *reader) bucket(name string) string {
	text := r.text(name, "")
	if text == "" {
		return ""
	}
	u, err := url.Parse(text)
	if err != nil || u.Scheme != "s3" || u.Host == "" || (u.Path != "" && u.Path != "/") || u.User != nil {
		r.wrong(name, "cannot be used; it must be a bucket of a store that speaks S3, such as s3://files?region=us-east-1, and for a store other than Amazon's with &endpoint=https://s3.example.org&use_path_style=true")
		return ""
	}
	return text
}
