package config

import (
	"strings"
	"testing"
)

// TestBlobURLIsOptionalAndNeverRepeated: files are in a folder unless a URL is set; no error repeats the URL.
func TestBlobURLIsOptionalAndNeverRepeated(t *testing.T) {
	c, err := load(t, map[string]string{"DATA_DIR": "/elsewhere"})
	if err != nil || c.BlobURL != "" || c.FilesDir() != "/elsewhere/files" {
		t.Errorf("%q, %q, %v", c.BlobURL, c.FilesDir(), err)
	}
	const valid = "s3://files?region=auto&endpoint=https://s3.example.org&use_path_style=true"
	if c, err := load(t, map[string]string{"BLOB_URL": valid}); err != nil || c.BlobURL != valid {
		t.Errorf("%q, %v", c.BlobURL, err)
	}
	for _, address := range []string{"files", "file:///secret", "s3://", "s3://key:secret@files", "s3://files/secret/deeper", "https://secret.example.org", "s3://%zz-secret"} {
		_, err := load(t, map[string]string{"BLOB_URL": address})
		if err == nil || !strings.Contains(err.Error(), "BLOB_URL ") || strings.Contains(err.Error(), "secret") {
			t.Errorf("%s: %v", address, err)
		}
	}
}

// TestBackupsAreOffUnlessTheirFolderIsSet: a relative folder is one of the project.
func TestBackupsAreOffUnlessTheirFolderIsSet(t *testing.T) {
	for setting, want := range map[string]string{"": "", "/backup": "/backup", "saved": "/house/saved"} {
		c, err := load(t, map[string]string{"BACKUP_DIR": setting})
		if err != nil || c.BackupDir != want {
			t.Errorf("BACKUP_DIR=%q: %q, %v", setting, c.BackupDir, err)
		}
		if (c.KeptFilesDir() != "") != (want != "") || (c.WALDir() != "") != (want != "") {
			t.Errorf("BACKUP_DIR=%q: files in %q, changes in %q", setting, c.KeptFilesDir(), c.WALDir())
		}
	}
}
